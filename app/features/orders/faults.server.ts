/** Points in the order code where tests kill the process or let a concurrent call in. */
export type FaultPoint = "after-key" | "after-stock" | "after-insert" | "after-commit" | "after-event" | "after-paid";

export type Faults = (point: FaultPoint) => void | Promise<void>;

export const noFaults: Faults = () => {};

/** Kills this process, as a power cut would, when the order code reaches a point. */
export function killAt(named: string): Faults {
  return (point) => {
    if (point === named) process.kill(process.pid, "SIGKILL");
  };
}
