export { default } from "./announced.tsx";
