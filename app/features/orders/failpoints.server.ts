/** Points in the order code where tests kill the process or let a concurrent call in. */
export type Failpoint = "after-key" | "after-stock" | "after-insert" | "after-commit" | "after-event" | "after-paid";

export type Failpoints = (point: Failpoint) => void | Promise<void>;

export const noFailpoints: Failpoints = () => {};

/** Kills this process, as a power cut would, when the order code reaches a point. */
export function killAt(named: string): Failpoints {
  return (point) => {
    if (point === named) process.kill(process.pid, "SIGKILL");
  };
}
