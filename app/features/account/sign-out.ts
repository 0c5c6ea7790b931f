import { showToast } from "~/ui/toast.store.ts";
import { type ApiAnswer, postJson } from "../api/api-client.ts";
import { forgetDraft } from "../checkout/stored-draft.ts";
import { loadAccountSync, setSessionUser } from "./session.store.ts";

/**
 * Signs out here, or everywhere. Cart and wishlist leave this browser once the account has them; changes it could not
 * save stay, and so does the comparison. The checkout draft is cleared.
 */
export async function signOut({ isEverywhere = false } = {}): Promise<ApiAnswer<unknown>> {
  const sync = await loadAccountSync().catch(() => undefined);
  const isKept = await sync?.syncNow();
  const end = async () => {
    const answer = await postJson(isEverywhere ? "/api/account/sessions/end-all" : "/api/auth/sign-out", {});
    if (answer.ok || answer.status === 401) {
      forgetDraft();
      await (isKept ? sync?.clearSynced() : sync?.endSync());
      setSessionUser(undefined);
    } else showToast({ kind: "error", message: answer.message, values: answer.values });
    return answer;
  };
  return sync ? sync.pauseSync(end) : end();
}
