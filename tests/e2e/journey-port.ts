/** Where the journeys' shop answers; those that need a shop of their own take the ports behind it. */
export const JOURNEY_PORT = Number(process.env["JOURNEY_PORT"] ?? 4173);
