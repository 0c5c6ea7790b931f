import { useState } from "react";
import { forgetDrafts } from "~/platform/forms/drafts.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { type ApiFailure, getJson } from "~/platform/requests/api-client.ts";
import { Button } from "~/platform/ui/button.tsx";
import { AccountForm } from "./account-form.tsx";
import { deleteSchema } from "./account-schema.ts";
import { PasswordField } from "./password-field.tsx";
import { SendFailure } from "./send-failure.tsx";
import { loadAccountSync, setSessionDeleted } from "./session.store.ts";
import { useAccountForm } from "./use-account-form.ts";

/** The shopper's personal data: export and account deletion. */
export function AccountPrivacy() {
  return (
    <div className="max-w-xl space-y-14">
      <ExportSection />
      <DeleteSection />
    </div>
  );
}

function ExportSection() {
  const { t } = useTranslation("account");
  const [failure, setFailure] = useState<ApiFailure>();
  async function download(): Promise<void> {
    const answer = await getJson<object>("/api/account/export");
    setFailure(answer.ok ? undefined : answer);
    if (answer.ok) saveAsFile("my-data.json", JSON.stringify(answer.data, null, 2));
  }
  return (
    <section aria-labelledby="export">
      <h2 id="export" className="mb-2 text-2xl">
        {t("Take your data with you")}
      </h2>
      <p className="mb-5 text-muted">
        {t(
          "One file with everything stored about you, in a format that programs can read (JSON): account, addresses, cart, wishlist, orders, reviews, requests.",
        )}
      </p>
      <Button look="outline" onClick={() => void download()}>
        {t("Download my data")}
      </Button>
      <SendFailure failure={failure} />
    </section>
  );
}

function saveAsFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function DeleteSection() {
  const { t } = useTranslation("account");
  const form = useAccountForm({
    id: "delete",
    schema: deleteSchema,
    start: { password: "" },
    path: "/api/account/delete",
    onDone: () => {
      forgetDrafts();
      setSessionDeleted();
      loadAccountSync().then(({ clearSynced }) => clearSynced(), console.warn);
    },
  });
  const what = [
    t(
      "Name, e-mail address, password, addresses, cart, wishlist, reviews and requests are deleted at once, and you are signed out everywhere.",
    ),
    t(
      "Of finished orders we keep what tax law requires: number, date, items, amounts, VAT, country and the first two characters of the postcode. Nothing in it names you.",
    ),
    t(
      "Orders that are on their way still arrive. Name and address are removed from them 30 days after delivery, or 60 days after they were sent if we do not hear that they arrived.",
    ),
  ];
  return (
    <section aria-labelledby="delete">
      <h2 id="delete" className="mb-3 text-2xl">
        {t("Delete your account")}
      </h2>
      <ul className="mb-6 list-disc space-y-2 ps-5 text-muted">
        {what.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <AccountForm form={form} action={t("Delete my account")} look="outline" label={t("Delete your account")}>
        <PasswordField {...form.field("password")} label={t("Your password")} autoComplete="current-password" />
      </AccountForm>
    </section>
  );
}
