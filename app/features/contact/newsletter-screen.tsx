import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { type ApiFailure, postJson } from "~/platform/requests/api-client.ts";
import { Button, ButtonLink } from "~/platform/ui/button.tsx";
import { shop } from "../../../shop.config.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import { type NewsletterLink, readNewsletterLink } from "./newsletter-link.ts";

const words = {
  confirm: {
    title: "One step is left",
    text: "Confirm that you want our newsletter: once a month at most, with an unsubscribe link in each.",
    button: "Confirm my address",
    done: "You are on the list. The next newsletter will come to you.",
  },
  unsubscribe: {
    title: "Unsubscribe from the newsletter",
    text: "Your address is deleted from the list at once. No questions, no last e-mail.",
    button: "Unsubscribe",
    done: "Done. Your address has been deleted from the list.",
  },
} as const;

/** Target of the links in newsletter mails. Requires a click: mail filters follow links, only people press buttons. */
export function NewsletterScreen() {
  const { t } = useTranslation("pages");
  const { search } = useLocation();
  const [link, setLink] = useState<NewsletterLink>();
  // The URL is only read in the browser: pages are cached for everyone, and a token belongs to one person.
  useEffect(() => setLink(readNewsletterLink(search)), [search]);
  return (
    <div className="wrap min-h-[26rem] py-10 md:py-16">
      {link ? (
        <Answer key={link.token} link={link} />
      ) : (
        <>
          <h1 className="text-4xl md:text-5xl">{t("Newsletter")}</h1>
          {shop.newsletter === false ? (
            <p className="mt-4 text-muted">{t("This shop sends no newsletter.")}</p>
          ) : (
            <>
              <p className="mt-4 mb-8 max-w-xl text-muted">
                {t("What is new and what is in season. We do not track opens or clicks.")}
              </p>
              <NewsletterForm look="solid" />
            </>
          )}
        </>
      )}
    </div>
  );
}

type State = { at: "asking" | "sending" | "done" } | { at: "failed"; failure: ApiFailure };

function Answer({ link: { kind, token } }: { link: NewsletterLink }) {
  const { t } = useTranslation("pages");
  const [state, setState] = useState<State>({ at: "asking" });
  const say = words[kind];

  async function send(): Promise<void> {
    if (state.at === "sending") return;
    setState({ at: "sending" });
    const answer = await postJson(`/api/newsletter/${kind}`, { token });
    setState(answer.ok ? { at: "done" } : { at: "failed", failure: answer });
  }

  return (
    <div className="max-w-xl">
      <h1 className="text-4xl md:text-5xl">{t(state.at === "done" ? "Newsletter" : say.title)}</h1>
      {state.at !== "done" && <p className="mt-4 text-muted">{t(say.text)}</p>}
      <div role="status" className="mt-8 text-lg font-medium">
        {state.at === "done" && t(say.done)}
        {state.at === "failed" && <span className="text-sale">{t(state.failure.message, state.failure.values)}</span>}
      </div>
      <div className="mt-6">
        {state.at === "done" ? (
          <ButtonLink to="/shop-grid-standard">{t("All products")}</ButtonLink>
        ) : (
          <Button aria-disabled={state.at === "sending"} onClick={() => void send()}>
            {state.at === "failed" ? t("Try again") : t(say.button)}
          </Button>
        )}
      </div>
    </div>
  );
}
