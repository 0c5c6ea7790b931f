import { freePort } from "../free-port.ts";

// Whoever loads this first chooses; the browser tests' workers inherit it.
process.env["JOURNEY_PORT"] ??= String(await freePort());

/** Port of the shop that the journeys share: a free one, if `JOURNEY_PORT` names none. */
export const JOURNEY_PORT = Number(process.env["JOURNEY_PORT"]);

/** Folder of what that shop stores, and of its outbox. */
export const journeyData = (): string => process.env["JOURNEY_DATA"] ?? "";
