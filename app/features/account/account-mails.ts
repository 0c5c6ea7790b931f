import type { MailContext } from "../letters/mail-context.ts";
import { type MailPage, text } from "../letters/mail-page.ts";
import { signInPath } from "./own-path.ts";

type Greeted = { name: string };

/** Asks a newly registered user to confirm their address; the account does not work before that. */
export function confirmAddress(
  { name, token, returnTo }: Greeted & { token: string; returnTo: string },
  { t, shop, baseUrl }: MailContext,
): MailPage {
  const query = new URLSearchParams({ confirm: token, return: returnTo });
  return {
    subject: t("Confirm your address: your account at {{shop}}", { shop: shop.name }),
    blocks: [
      text(t("Hello {{name}},", { name })),
      text(t("To open your account, follow this link and enter the password you chose. It is valid for one day.")),
      { kind: "link", label: t("Confirm my address"), url: `${baseUrl}/login-register?${query}` },
      text(t("If you did not register, ignore this e-mail: without this step there is no account.")),
    ],
  };
}

/** Asks for confirmation of an account's new address. */
export function confirmNewAddress({ name, token }: Greeted & { token: string }, { t, baseUrl }: MailContext): MailPage {
  return {
    subject: t("Confirm your new address"),
    blocks: [
      text(t("Hello {{name}},", { name })),
      text(t("Follow this link to use this address for your account from now on. It is valid for one day.")),
      { kind: "link", label: t("Use this address"), url: `${baseUrl}/my-account/profile?confirm=${token}` },
      text(t("If you did not ask for this, ignore this e-mail: your account stays as it is.")),
    ],
  };
}

/** Notifies the old address that the account no longer uses it. */
export function addressChanged({ name, email }: Greeted & { email: string }, { t, shop }: MailContext): MailPage {
  return {
    subject: t("The e-mail address of your account was changed"),
    blocks: [
      text(t("Hello {{name}},", { name })),
      text(t("Your account now has the address {{email}}. This one is no longer used.", { email })),
      text(
        t(
          "Requests for goods, the newsletter and used coupons move to the new address. Orders and withdrawals made so far keep the old one: e-mails about them go there.",
        ),
      ),
      text(t("If it was not you, write to us at once: {{email}}", { email: shop.company.email })),
    ],
  };
}

/** Sends a password reset link. */
export function resetPassword({ name, token }: Greeted & { token: string }, { t, baseUrl }: MailContext): MailPage {
  return {
    subject: t("Choose a new password"),
    blocks: [
      text(t("Hello {{name}},", { name })),
      text(t("Follow this link to choose a new password. It works once, and for one hour.")),
      { kind: "link", label: t("Choose a new password"), url: `${baseUrl}/reset-password?token=${token}` },
      text(t("If you did not ask for this, ignore this e-mail: your password stays as it is.")),
    ],
  };
}

/** Notifies the account's owner that the password was changed, in case it was not them. */
export function passwordChanged({ name }: Greeted, { t, baseUrl }: MailContext): MailPage {
  return {
    subject: t("Your password was changed"),
    blocks: [
      text(t("Hello {{name}},", { name })),
      text(t("The password of your account was changed just now. You were signed out everywhere else.")),
      text(t("If it was not you, choose a new one at once:")),
      { kind: "link", label: t("Choose a new password"), url: `${baseUrl}/forgetpassword` },
    ],
  };
}

/** Notifies the account's owner of a sign-in from a browser that never signed in before; `device` may be empty. */
export function newBrowser({ name, device }: Greeted & { device: string }, { t, baseUrl }: MailContext): MailPage {
  return {
    subject: t("Somebody signed in to your account on a new device"),
    blocks: [
      text(t("Hello {{name}},", { name })),
      text(
        device
          ? t("Somebody, probably you, signed in to your account for the first time with this browser: {{device}}.", {
              device,
            })
          : t("Somebody, probably you, signed in to your account for the first time with this browser."),
      ),
      text(t("If it was not you, choose a new password at once. It signs out everybody else.")),
      { kind: "link", label: t("Choose a new password"), url: `${baseUrl}/forgetpassword` },
    ],
  };
}

/** For registering with an address that already has an account: the screen does not reveal this, the email does. */
export function alreadyRegistered({ name }: Greeted, { t, baseUrl }: MailContext): MailPage {
  return {
    subject: t("You already have an account"),
    blocks: [
      text(t("Hello {{name}},", { name })),
      text(
        t(
          "Somebody, probably you, tried to open an account with this address. It already has one: nothing was changed.",
        ),
      ),
      { kind: "link", label: t("Sign in"), url: baseUrl + signInPath("/my-account") },
      text(t("If you forgot your password, you can choose a new one:")),
      { kind: "link", label: t("Choose a new password"), url: `${baseUrl}/forgetpassword` },
    ],
  };
}

/** Welcomes a user who has confirmed their address. */
export function welcome({ name }: Greeted, { t, shop, baseUrl }: MailContext): MailPage {
  return {
    subject: t("Welcome to {{shop}}", { shop: shop.name }),
    blocks: [
      text(t("Hello {{name}},", { name })),
      text(t("Your account is open. It keeps the orders you place while signed in, with everything about them.")),
      text(t("You ordered before, as a guest? Add that order with its number and code.")),
      { kind: "link", label: t("See your account"), url: `${baseUrl}/my-account` },
    ],
  };
}
