export { default, meta } from "~/routes/announced.tsx";
