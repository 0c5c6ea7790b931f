import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";

export const WEBHOOK_SECRET = "whsec_test_secret";
export const SECRET_KEY = "sk_test_of_the_tests";

const KEY_KEPT_MS = 86_400_000;

type Session = Record<string, unknown> & { id: string; status: string; payment_status: string };
type Refund = {
  id: string;
  intent: string;
  amount: number;
  key: string;
  at: number;
  metadata: { refund: string };
  status: string;
};
type StripeRequest = { method: string; path: string; params: URLSearchParams; idempotencyKey: string | undefined };

/** A local fake of the parts of Stripe's API that the shop uses; it rejects what Stripe rejects. */
export async function startTestStripe(now: () => Date) {
  const sessions = new Map<string, Session>();
  const answers = new Map<string, { params: string; session: Session }>();
  const requests: StripeRequest[] = [];
  const refunds: Refund[] = [];
  let isDown = false;
  let refundStatus = "succeeded";

  const server = createServer(async (request, response) => {
    const answer = isDown ? { status: 503, body: { error: { message: "down" } } } : await route(request);
    response.writeHead(answer.status, { "content-type": "application/json", "stripe-should-retry": "false" });
    response.end(JSON.stringify(answer.body));
  });

  async function route(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const params = new URLSearchParams(Buffer.concat(chunks).toString());
    const { method = "", url: path = "" } = request;
    const idempotencyKey = request.headers["idempotency-key"]?.toString();
    requests.push({ method, path, params, idempotencyKey });
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) return refusal(401, "wrong key");
    if (path === "/v1/refunds") return refund(params, idempotencyKey ?? "");
    if (path.startsWith("/v1/refunds?")) return list(new URLSearchParams(path.slice(path.indexOf("?"))));
    if (path === "/v1/checkout/sessions") return create(params, idempotencyKey ?? "");
    const [, id = "", action] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const session = sessions.get(id);
    if (!session) return refusal(404, "no such session", "resource_missing");
    if (action === "expire") {
      if (session.status !== "open")
        return refusal(400, `only open sessions can be expired, this is ${session.status}`);
      session.status = "expired";
    }
    return { status: 200, body: session };
  }

  function refund(params: URLSearchParams, key: string): { status: number; body: unknown } {
    const intent = params.get("payment_intent") ?? "";
    const at = now().getTime();
    const earlier = refunds.find((one) => one.key === key && at - one.at < KEY_KEPT_MS);
    if (earlier) return { status: 200, body: refundBody(earlier) };
    const charged = Number([...sessions.values()].find((one) => one["payment_intent"] === intent)?.["amount_total"]);
    const left = charged - sumBack(intent);
    const amount = Number(params.get("amount") ?? left);
    if (amount > left || left === 0) return refusal(400, "more than is left of the charge");
    const metadata = { refund: params.get("metadata[refund]") ?? "" };
    const made = { id: `re_${refunds.length}`, intent, amount, key, at, metadata, status: refundStatus };
    refunds.push(made);
    return { status: 200, body: refundBody(made) };
  }

  function list(query: URLSearchParams): { status: number; body: unknown } {
    const data = refunds.filter(({ intent }) => intent === query.get("payment_intent")).map(refundBody);
    return { status: 200, body: { object: "list", url: "/v1/refunds", has_more: false, data } };
  }

  const sumBack = (intent?: string) =>
    refunds.reduce(
      (sum, one) => sum + (one.status === "failed" || (intent && one.intent !== intent) ? 0 : one.amount),
      0,
    );

  function create(params: URLSearchParams, key: string): { status: number; body: unknown } {
    const earlier = answers.get(key);
    if (earlier && earlier.params !== params.toString()) return refusal(400, "same key, other parameters");
    if (earlier) return { status: 200, body: earlier.session };
    const seconds = Number(params.get("expires_at")) - now().getTime() / 1000;
    if (seconds < 1800 || seconds > 86_400) return refusal(400, "expires_at must be 30 minutes to 24 hours away");
    if (params.has("line_items[100][quantity]")) return refusal(400, "no more than 100 line items");
    const id = `cs_test_${randomUUID().replaceAll("-", "")}`;
    const session = {
      id,
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      client_reference_id: params.get("client_reference_id"),
      amount_total: sumOf(params),
      currency: params.get("line_items[0][price_data][currency]"),
      payment_intent: null,
      url: `https://checkout.stripe.example/${id}`,
    };
    sessions.set(id, session);
    answers.set(key, { params: params.toString(), session });
    return { status: 200, body: session };
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    sessions,
    /** Cents of all refunds. */
    givenBack: () => sumBack(),
    /** Sets the status of future refunds. */
    endRefunds: (status: "succeeded" | "failed") => {
      refundStatus = status;
    },
    /** Makes the latest refund fail afterwards; the test has to send the event. */
    failRefund() {
      const refund = refunds.at(-1);
      if (!refund) throw new Error("there is no refund");
      return refundBody(Object.assign(refund, { status: "failed" }));
    },
    goDown: (down: boolean) => {
      isDown = down;
    },
    /** Ends a session as its shopper would; the test has to send the event. */
    finish(id: string, change: Partial<Session> = { status: "complete", payment_status: "paid" }): Session {
      const session = sessions.get(id);
      if (!session) throw new Error(`no session ${id}`);
      return Object.assign(session, change, { payment_intent: `pi_${id}` });
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Creates an event as Stripe sends it, signed by the library's own helper. */
export function signedEvent(
  type: string,
  object: unknown,
  id: string,
  timestamp?: number,
): { raw: string; signature: string } {
  const raw = JSON.stringify({ id, object: "event", type, api_version: Stripe.API_VERSION, data: { object } });
  const stripe = new Stripe(SECRET_KEY);
  const signature = stripe.webhooks.generateTestHeaderString({ payload: raw, secret: WEBHOOK_SECRET, timestamp });
  return { raw, signature };
}

function sumOf(params: URLSearchParams): number {
  let sum = 0;
  for (let i = 0; params.has(`line_items[${i}][quantity]`); i++)
    sum +=
      Number(params.get(`line_items[${i}][quantity]`)) *
      Number(params.get(`line_items[${i}][price_data][unit_amount]`));
  return sum;
}

function refundBody({ id, amount, metadata, status, intent }: Refund) {
  return { id, object: "refund", status, amount, metadata, payment_intent: intent };
}

function refusal(status: number, message: string, code?: string) {
  return { status, body: { error: { type: "invalid_request_error", message, code } } };
}
