import { showToast } from "~/ui/toast.store.ts";
import { type ApiAnswer, postJson } from "../api/api-client.ts";
import { forgetDraft } from "../checkout/stored-draft.ts";
import { noteUser } from "./session.store.ts";

/** Signs out here, or everywhere; cart, wishlist and comparison stay, what was typed at checkout does not. */
export async function signOut({ isEverywhere = false } = {}): Promise<ApiAnswer<unknown>> {
  const answer = await postJson(isEverywhere ? "/api/account/sessions/end-all" : "/api/auth/sign-out", {});
  if (answer.ok || answer.status === 401) {
    forgetDraft();
    noteUser(undefined);
  } else showToast({ kind: "error", message: answer.message, values: answer.values });
  return answer;
}
