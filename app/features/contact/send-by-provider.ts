import type { ContactSettings, SendAnswer } from "./contact-settings.ts";
import { providerFailure } from "./provider-failure.ts";

type ProviderSettings = Extract<ContactSettings, { carrier: "emailjs" }>;

/**
 * Sends a form through the e-mail provider's script. That script accesses the browser's storage when it loads, so it is
 * loaded here, late, where a failure affects only this message.
 */
export async function sendByProvider(form: HTMLFormElement, settings: ProviderSettings): Promise<SendAnswer> {
  const { url, publicKey, serviceId, templateId, throttle } = settings;
  try {
    const provider = await import("@emailjs/browser");
    provider.init({ publicKey, ...(throttle && { limitRate: { id: "contact", throttle } }) }, url);
    await provider.sendForm(serviceId, templateId, form);
    return { ok: true };
  } catch (error) {
    return { ok: false, message: providerFailure(error), values: {}, fields: [] };
  }
}
