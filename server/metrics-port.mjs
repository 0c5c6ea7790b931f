/**
 * Answers Prometheus on a port of its own, for all workers: asks each for its numbers, and one of them to put them together,
 * as it knows how. Workers of builds that know nothing of it are never asked.
 */
import { once } from "node:events";
import { createServer } from "node:http";

/** A worker that has not answered by then hangs: the others' numbers do. */
const ANSWER_MS = 3_000;
let asked = 0;

/**
 * @param {import("node:cluster").Worker} worker
 * @param {object} question
 * @returns {Promise<any>} the answer; undefined if there is none in time
 */
function ask(worker, question) {
  const id = ++asked;
  return new Promise((resolve) => {
    const end = (answer) => {
      clearTimeout(timer);
      worker.off("message", take);
      resolve(answer);
    };
    const take = (message) => message.answers === id && end(message.answer);
    const timer = setTimeout(end, ANSWER_MS);
    worker.on("message", take);
    worker.send({ metrics: id, ...question }, (error) => error && end());
  });
}

/**
 * Opens the port; resolves once it answers.
 * @param {object} settings
 * @param {number} settings.port
 * @param {string} settings.host
 * @param {() => import("node:cluster").Worker[]} settings.workers those that serve and know of metrics
 * @param {(why: string) => void} settings.giveUp
 */
export async function openMetricsPort({ port, host, workers, giveUp }) {
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    const open = workers().filter((worker) => worker.isConnected());
    const answers = await Promise.all(open.map((worker) => ask(worker, {})));
    const [first] = open.filter((_, i) => answers[i] !== undefined);
    const text = first && (await ask(first, { parts: answers.filter((answer) => answer !== undefined) }));
    if (text === undefined) return response.writeHead(503).end();
    response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(text);
  });
  server.on("error", (error) => giveUp(`METRICS_PORT cannot be opened (${error.message})`));
  await once(server.listen(port, host), "listening");
}
