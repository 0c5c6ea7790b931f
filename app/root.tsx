import { useState } from "react";
import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from "react-router";
import { mainTheme } from "~/generated/main-theme.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { shop } from "../shop.config.ts";
import type { Route } from "./+types/root.ts";
import "./app.css";
import { Frame } from "./frame.tsx";
import { directionOf } from "./platform/i18n/languages.ts";
import { requestWords } from "./platform/i18n/request-words.ts";
import { earlyScript } from "./shell/early-script.ts";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { InlineScripts } from "./shell/inline-scripts.tsx";
import { useRouteHandle } from "./shell/route-handle.ts";
import fraunces from "./themes/fonts/fraunces.woff2?url";
import inter from "./themes/fonts/inter.woff2?url";
import { fontsOf, paperOf } from "./themes/theme.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(requestWords).origin };
}

export const shouldRevalidate = () => false;

export const meta = () => [];

/** The link preview image for screens that have none of their own. */
function SharedPreview() {
  const origin = useRouteLoaderData<typeof loader>("root")?.origin;
  if (useRouteHandle().hasPreview || !origin) return null;
  return (
    <>
      <meta property="og:image" content={`${origin}/pictures/preview.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Title and description from a screen's handle, in the shopper's language; other screens have a `meta` function. */
function NamedHead() {
  const { words, title, description } = useRouteHandle();
  const { t } = useTranslation(words);
  return (
    <>
      {title && <title>{`${t(title)} · ${shop.name}`}</title>}
      {description && (
        <meta name="description" content={typeof description === "string" ? t(description) : description(t)} />
      )}
    </>
  );
}

export function Layout({ children }: { children: React.ReactNode }) {
  const language = useTranslation().i18n.language;
  const { theme, words, moreWords } = useRouteHandle();
  const shown = theme ?? mainTheme;
  const fonts = shown.css ? fontsOf(shown) : [inter, fraunces];
  const namespaces = ["common", words, moreWords].filter((namespace) => namespace !== undefined);
  // Later screens and languages load their translations before they are rendered, without a preload.
  const [firstWords] = useState(namespaces.map((namespace) => `${language}/${namespace}`));
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-theme={shown.name}
      data-own-theme={theme && ""}
      data-words={[language, ...namespaces].join(" ")}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* What is centred would move while a slow device still reads the page: it is painted once the footer begins. */}
        <link rel="expect" href="#footer" blocking="render" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
        {fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        {firstWords.map((words) => (
          <link
            key={words}
            rel="preload"
            as="fetch"
            crossOrigin="anonymous"
            href={`/locales/${words}.json?v=${__WORDS_VERSION__}`}
          />
        ))}
        <meta property="og:site_name" content={shop.name} />
        <meta name="theme-color" content={paperOf(shown)} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <NamedHead />
        <SharedPreview />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <InlineScripts />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorScreen error={error} />
    </Frame>
  );
}
