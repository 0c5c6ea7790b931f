import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findPostgres } from "../../db/find-postgres.ts";
import { asPostgres, clusterFolder } from "../../db/test-postgres.ts";
import { runShop } from "../run-shop.ts";

const programs = {
  "/usr/bin/patroni": "patroni",
  "/usr/bin/etcd": "etcd-server",
  "/usr/sbin/haproxy": "haproxy",
  "/usr/sbin/pgbouncer": "pgbouncer",
};

/** The last part of the address of each machine, as in `deploy/cluster`. */
const places = { "shop-1": 11, "shop-2": 12, "shop-3": 13, balancer: 20, "db-1": 21, "db-2": 22, votes: 31 };
export type Machine = keyof typeof places;

const PASSWORD = "only for these tests";
const ID = process.pid % 250;
const BRIDGE = `shop-${ID}`;

/** Whether what the recipe needs is installed and networks can be made, which only root can on Linux. */
export function canMakeMachines(): boolean {
  const bin = findPostgres();
  if (!bin || !Object.keys(programs).every(existsSync) || process.getuid?.() !== 0) return false;
  const name = spaceOf("votes");
  if (spawnSync("ip", ["netns", "add", name]).status !== 0) return false;
  ip("netns", "delete", name);
  return true;
}

const ip = (...args: readonly string[]) => execFileSync("ip", args);
const spaceOf = (machine: Machine) => `shop-${ID}-${machine}`;
const plugOf = (machine: Machine) => `s${ID}-${machine}`;

/**
 * The machines of `deploy/cluster`, each in a network namespace: three hosts of the shop with PgBouncer, a balancer, two
 * with PostgreSQL under Patroni, and one with etcd instead of three.
 */
export class Machines {
  readonly #folder = clusterFolder();
  readonly base = `http://${this.address("balancer")}`;
  /** Leads to whichever machine is the primary. */
  readonly databaseUrl = `postgres://postgres:${encodeURIComponent(PASSWORD)}@${this.address("balancer")}/postgres`;

  private constructor() {
    process.once("exit", () => this.#removeNetwork());
  }

  address(machine: Machine): string {
    return this.#here(`10.0.0.${places[machine]}`);
  }

  static async open(): Promise<Machines> {
    const all = new Machines();
    try {
      await all.#start();
    } catch (error) {
      await all.close();
      throw error;
    }
    return all;
  }

  async #start(): Promise<void> {
    this.#makeNetwork();
    this.#startVotes();
    for (const machine of ["db-1", "db-2"] as const) this.#startDatabase(machine);
    this.#startBalancer();
    await this.untilSafe();
    await Promise.all((["shop-1", "shop-2", "shop-3"] as const).map((machine) => this.#startShop(machine)));
  }

  /** Waits until one machine is the primary and the other its synchronous standby. */
  async untilSafe(): Promise<void> {
    for (const end = Date.now() + 90_000; Date.now() < end; await wait(250)) {
      const roles = (await this.#members()).map(({ role }) => role);
      if (roles.includes("leader") && roles.includes("sync_standby")) return;
    }
    throw new Error(`Patroni has no standby: ${JSON.stringify(await this.#members())}`);
  }

  /** Which of the machines with PostgreSQL is the primary, and which the standby. */
  async roles(): Promise<{ primary: Machine; standby: Machine }> {
    const leader = (await this.#members()).find(({ role }) => role === "leader")?.name;
    return leader === "db-1" ? { primary: "db-1", standby: "db-2" } : { primary: "db-2", standby: "db-1" };
  }

  async #members(): Promise<{ name: string; role: string }[]> {
    for (const machine of ["db-1", "db-2"] as const) {
      const answer = await fetch(`http://${this.address(machine)}:8008/cluster`, {
        signal: AbortSignal.timeout(1000),
      }).catch(() => undefined);
      if (answer?.ok) return (await answer.json()).members;
    }
    return [];
  }

  /** Cuts the line of a machine: its connections vanish without a reset. */
  cut(machine: Machine): void {
    ip("link", "set", plugOf(machine), "down");
  }

  mend(machine: Machine): void {
    ip("link", "set", plugOf(machine), "up");
  }

  /** As when a machine loses its power. */
  kill(machine: Machine): void {
    this.cut(machine);
    this.#end(machine);
  }

  async close(): Promise<void> {
    this.#removeNetwork();
    await wait(500);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #makeNetwork(): void {
    ip("link", "add", BRIDGE, "type", "bridge");
    ip("address", "add", this.#here("10.0.0.1/24"), "dev", BRIDGE);
    ip("link", "set", BRIDGE, "up");
    for (const machine of Object.keys(places) as Machine[]) {
      const [space, plug] = [spaceOf(machine), plugOf(machine)];
      ip("netns", "add", space);
      ip("link", "add", plug, "type", "veth", "peer", "name", "eth0", "netns", space);
      ip("link", "set", plug, "master", BRIDGE, "up");
      ip("-n", space, "address", "add", `${this.address(machine)}/24`, "dev", "eth0");
      for (const device of ["lo", "eth0"]) ip("-n", space, "link", "set", device, "up");
    }
  }

  #removeNetwork(): void {
    for (const machine of Object.keys(places) as Machine[]) {
      this.#end(machine);
      spawnSync("ip", ["netns", "delete", spaceOf(machine)]);
    }
    spawnSync("ip", ["link", "delete", BRIDGE]);
  }

  #end(machine: Machine): void {
    const { stdout } = spawnSync("ip", ["netns", "pids", spaceOf(machine)], { encoding: "utf8" });
    for (const pid of stdout.split("\n").filter(Boolean)) spawnSync("kill", ["-9", pid]);
  }

  /** Replaces the recipe's network by the one of these machines. */
  #here(recipe: string): string {
    return recipe.replaceAll("10.0.0.", `10.213.${ID}.`);
  }

  #startVotes(): void {
    const [data, at] = [join(this.#folder, "votes"), `http://${this.address("votes")}`];
    const urls = ["listen-client", "advertise-client"].map((what) => `--${what}-urls=${at}:2379`);
    const peers = ["listen-peer", "initial-advertise-peer"].map((what) => `--${what}-urls=${at}:2380`);
    this.#run("votes", "etcd", `--data-dir=${data}`, ...urls, ...peers, `--initial-cluster=default=${at}:2380`);
  }

  #startDatabase(machine: "db-1" | "db-2"): void {
    const settings = this.#recipe("patroni.yml")
      .replace(/^name: .*$/m, `name: ${machine}`)
      .replaceAll(this.address("db-1"), this.address(machine))
      .replace(/hosts: .*$/m, `host: ${this.address("votes")}:2379`)
      .replace(/data_dir: .*$/m, `data_dir: ${join(this.#folder, machine)}/data`)
      .replace(/bin_dir: .*$/m, `bin_dir: ${findPostgres()}`)
      .replaceAll("password: ...", `password: ${PASSWORD}`)
      // Both are on one disk, where the sockets of both would have the same name.
      .concat("  parameters:\n    unix_socket_directories: ''\n");
    this.#run(machine, "patroni", this.#write(machine, "patroni.yml", settings));
  }

  #startBalancer(): void {
    const shop = this.#recipe("haproxy.cfg").replace(/^ *(?:bind :443|http-request redirect).*\n/gm, "");
    const files = [
      this.#write("balancer", "haproxy.cfg", shop),
      this.#write("balancer", "primary.cfg", this.#recipe("primary.cfg")),
    ];
    this.#run("balancer", "haproxy", "-db", ...files.flatMap((file) => ["-f", file]));
  }

  async #startShop(machine: Machine): Promise<void> {
    const folder = join(this.#folder, machine);
    const pooler = this.#recipe("pgbouncer.ini")
      .replace(/^shop = (.*) dbname=shop$/m, `shop = $1 dbname=postgres user=postgres password='${PASSWORD}'`)
      .replace(/^listen_addr = .*$/m, `unix_socket_dir = ${folder}`)
      .replace(/^auth_type = .*$/m, "auth_type = any")
      .replace(/^auth_file = .*$/m, "");
    this.#run(machine, "pgbouncer", this.#write(machine, "pgbouncer.ini", pooler));
    const data = join(folder, "data");
    mkdirSync(data);
    await runShop({
      data,
      port: 3000,
      at: this.address(machine),
      launcher: ["ip", "netns", "exec", spaceOf(machine)],
      program: ["tests/faults/shop-process.ts"],
      environment: {
        HOST: "0.0.0.0",
        DATABASE_URL: `postgres://postgres@localhost:6432/shop?host=${folder}`,
        SECRET: "one secret for all of the hosts here",
        TRUST_PROXY: "yes",
      },
    });
  }

  #recipe(name: string): string {
    return this.#here(readFileSync(join("deploy/cluster", name), "utf8"));
  }

  #write(machine: Machine, name: string, text: string): string {
    const file = join(this.#folder, machine, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    const { uid = 0, gid = 0 } = asPostgres();
    for (const path of [dirname(file), file]) chownSync(path, uid, gid);
    return file;
  }

  /** Runs a program of a machine as PostgreSQL's user, but what listens on port 80. */
  #run(machine: Machine, program: string, ...args: readonly string[]): void {
    const { uid, gid } = asPostgres();
    const user = machine === "balancer" ? [] : ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
    spawn("ip", ["netns", "exec", spaceOf(machine), ...user, program, ...args], {
      cwd: this.#folder,
      env: { ...process.env, HOME: this.#folder },
      stdio: process.env["VITRINE_SHOW"] ? "inherit" : "ignore",
    });
  }
}
