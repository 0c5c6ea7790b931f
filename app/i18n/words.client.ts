export { needWords } from "./current-words.tsx";
