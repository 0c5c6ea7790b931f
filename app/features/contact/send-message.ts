import { getJson, postJson } from "../../platform/requests/api-client.ts";
import type { ContactMessage } from "./contact-schema.ts";
import type { ContactSettings, SendAnswer } from "./contact-settings.ts";

/** Sends a message the way the shop is configured to. `form` holds the same fields, for the provider's script. */
export async function sendMessage(message: ContactMessage, form: HTMLFormElement): Promise<SendAnswer> {
  const settings = await getJson<ContactSettings>("/api/contact/settings");
  if (!settings.ok) return settings;
  if (settings.data.carrier === "server") return postJson("/api/contact", message);
  try {
    const { sendByProvider } = await import("./send-by-provider.ts");
    return await sendByProvider(form, settings.data);
  } catch {
    return { ok: false, message: "Network error. Check your connection and try again.", values: {}, fields: [] };
  }
}
