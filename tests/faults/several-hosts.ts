import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asPostgres, type Cluster, clusterFolder, hasPostgres, startCluster } from "../../db/test-postgres.ts";
import { freePort } from "../free-port.ts";
import { type RunningShop, runShop } from "../run-shop.ts";

const HAPROXY = "/usr/sbin/haproxy";
const PGBOUNCER = "/usr/sbin/pgbouncer";

export const hasClusterPrograms = (): boolean => hasPostgres() && existsSync(HAPROXY) && existsSync(PGBOUNCER);

/** Three hosts of the shop behind the HAProxy and PgBouncer of `deploy/cluster`, on one PostgreSQL; all on this machine. */
export class SeveralHosts {
  base = "";
  readonly cluster: Cluster;
  readonly hosts: RunningShop[] = [];
  readonly #programs: ChildProcess[] = [];

  private constructor(cluster: Cluster) {
    this.cluster = cluster;
  }

  static async open(): Promise<SeveralHosts> {
    const all = new SeveralHosts(await startCluster(clusterFolder()));
    const { folder } = all.cluster;
    all.#run(PGBOUNCER, [written(join(folder, "pgbouncer.ini"), poolerSettings(folder))], asPostgres());
    const environment = {
      DATABASE_URL: `postgres://postgres@localhost:6432/shop?host=${folder}`,
      SECRET: "one secret for all of the hosts here",
      TRUST_PROXY: "yes",
    };
    for (const name of ["one", "two", "three"]) {
      const data = join(folder, name);
      mkdirSync(data);
      all.hosts.push(await runShop({ data, program: ["tests/faults/shop-process.ts"], environment }));
    }
    const port = await freePort();
    all.#run(HAPROXY, ["-db", "-f", written(join(folder, "haproxy.cfg"), balancerSettings(port, all.hosts))]);
    all.base = `http://127.0.0.1:${port}`;
    return all;
  }

  #run(program: string, args: readonly string[], user = {}): void {
    this.#programs.push(spawn(program, args, { ...user, stdio: "ignore" }));
  }

  async close(): Promise<void> {
    for (const program of this.#programs) program.kill("SIGKILL");
    for (const host of this.hosts) await host.stop();
    await this.cluster.stop();
  }
}

/** The recipe, on sockets in a folder and without passwords. */
function poolerSettings(folder: string): string {
  return readFileSync("deploy/cluster/pgbouncer.ini", "utf8")
    .replace(/^shop = .*$/m, `shop = host=${folder} user=postgres dbname=postgres`)
    .replace(/^listen_addr = .*$/m, `unix_socket_dir = ${folder}`)
    .replace(/^auth_type = .*$/m, "auth_type = any")
    .replace(/^auth_file = .*$/m, "");
}

/** The recipe with these hosts, without TLS. */
function balancerSettings(port: number, hosts: readonly RunningShop[]): string {
  const recipe = readFileSync("deploy/cluster/haproxy.cfg", "utf8");
  return recipe
    .replace("bind :80", `bind 127.0.0.1:${port}`)
    .replace(/^ *(?:bind :443|http-request redirect).*\n/gm, "")
    .replace(/10\.0\.0\.1(\d):3000/g, (_, place) =>
      new URL(hosts[place - 1]?.base ?? "").host.replace("localhost", "127.0.0.1"),
    );
}

function written(file: string, text: string): string {
  writeFileSync(file, text);
  return file;
}
