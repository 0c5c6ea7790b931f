/** Whether `npm run test:long` runs: many rounds of what `npm test` does a few times. */
export const isLong = process.env["TEST_LONG"] === "1";
