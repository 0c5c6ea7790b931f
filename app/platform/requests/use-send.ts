import { useState } from "react";
import { type ApiFailure, postJson } from "./api-client.ts";

/** Posts to the shop's API, one request at a time; `failure` is that of the last one. */
export function useSend() {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  async function send<T>(path: string, body: object, onDone: (data: T) => void): Promise<void> {
    if (isSending) return;
    setSending(true);
    setFailure(undefined);
    const answer = await postJson<T>(path, body);
    setSending(false);
    if (answer.ok) onDone(answer.data);
    else setFailure(answer);
  }
  return { isSending, failure, send };
}
