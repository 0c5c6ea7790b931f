import type { ContactSettings, SendAnswer } from "./contact-settings.ts";
import { providerFailure } from "./provider-failure.ts";

type ProviderSettings = Extract<ContactSettings, { carrier: "emailjs" }>;

/**
 * Sends a form through the e-mail provider's own script. That one touches the browser's storage as it loads, so it is
 * loaded here, late, where a failure is only this message's failure.
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
