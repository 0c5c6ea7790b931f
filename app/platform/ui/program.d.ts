/** The text of a file that runs before the shop's scripts, see `scripts/build/program-plugin.ts`. */
declare module "*?program" {
  const code: string;
  export default code;
}
