// biome-ignore lint/suspicious/noExplicitAny: the shape of responses is up to the browser
type Json = any;

/** A WebDriver BiDi session: commands with one response each, and events. */
export class BidiSession {
  readonly #socket: WebSocket;
  readonly #open = new Map<number, { resolve(result: Json): void; reject(error: Error): void }>();
  #last = 0;
  onEvent: (method: string, params: Json) => void = () => undefined;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)));
    socket.onclose = () => {
      for (const { reject } of this.#open.values()) reject(new Error("the browser has ended"));
    };
  }

  static async open(address: string): Promise<BidiSession> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = () => reject(new Error(`nobody answers at ${address}`));
    });
    return new BidiSession(socket);
  }

  send(method: string, params: object): Promise<Json> {
    const id = ++this.#last;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.#open.set(id, { resolve, reject }));
  }

  #receive({ type, id, method, params, result, error, message }: Json): void {
    if (type === "event") this.onEvent(method, params);
    const pending = this.#open.get(id);
    this.#open.delete(id);
    if (type === "success") pending?.resolve(result);
    else pending?.reject(new Error(`${error}: ${message}`));
  }
}
