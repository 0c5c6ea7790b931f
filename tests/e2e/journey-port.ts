/** Port of the end-to-end tests' shop; tests that need their own shop use the ports after it. */
export const JOURNEY_PORT = Number(process.env["JOURNEY_PORT"] ?? 4173);
