import type { ReactNode } from "react";
import { commaList } from "~/platform/i18n/comma-list.ts";
import { directionOf } from "~/platform/i18n/languages.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { shop } from "../../../shop.config.ts";
import { type ArticleElement, type ArticleNode, plainText } from "./article.ts";
import "~/platform/ui/on-paper.css";
import "./article.css";

type ArticleBodyProps = { nodes: readonly ArticleNode[]; language?: string };

/** Long text of the shop, marked with its language and direction for screen readers and layout. */
export function ArticleBody({ nodes, language = shop.fallbackLanguage }: ArticleBodyProps) {
  return (
    <div className="article" lang={language} dir={directionOf(language)}>
      {renderAll(nodes)}
    </div>
  );
}

function renderAll(nodes: readonly ArticleNode[] | undefined): ReactNode[] | undefined {
  // biome-ignore lint/suspicious/noArrayIndexKey: the text is static, its parts never move
  return nodes?.map((node, i) => (typeof node === "string" ? node : <Element key={i} {...node} />));
}

function Element({ tag: Tag, children, id, href, path, alt, start, isInterface }: ArticleElement) {
  if (Tag === "a") return <ArticleLink href={href ?? ""}>{renderAll(children)}</ArticleLink>;
  if (Tag === "img")
    return (
      <Picture
        path={path}
        alt={alt ?? ""}
        isTranslated
        sizes="(min-width: 48rem) 42rem, 92vw"
        className="w-full rounded-base"
      />
    );
  if (isInterface) return <InterfaceTable parts={children ?? []} />;
  if (Tag === "table") return <ArticleTable parts={children ?? []} />;
  if (Tag === "th") return <th scope="col">{renderAll(children)}</th>;
  return (
    <Tag id={id} {...(start !== undefined && { start })}>
      {renderAll(children)}
    </Tag>
  );
}

function ArticleLink({ href, children }: { href: string; children: ReactNode }) {
  if (!href.startsWith("/")) return <a href={href}>{children}</a>;
  return <Link to={href}>{children}</Link>;
}

/** A table of interface texts: in the shopper's language and direction, within text of another language. */
function InterfaceTable({ parts }: { parts: readonly ArticleNode[] }) {
  const { t, i18n } = useTranslation();
  const say = (node: ArticleNode): ArticleNode => {
    if (typeof node === "string") return t(node);
    return node.tag === "code" ? node : { ...node, children: node.children?.map(say) };
  };
  return (
    <div lang={i18n.language} dir={directionOf(i18n.language)}>
      <ArticleTable parts={parts.map(say)} />
    </div>
  );
}

/** A table that scrolls horizontally if wider than the screen, also by keyboard. */
function ArticleTable({ parts }: { parts: readonly ArticleNode[] }) {
  const [head] = parts;
  const { t } = useTranslation();
  const label = typeof head === "object" ? commaList(t, (head.children ?? []).flatMap(cellTexts)) : "";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="article-table" aria-label={label} tabIndex={0}>
      <table>{renderAll(parts)}</table>
    </section>
  );
}

function cellTexts(row: ArticleNode): string[] {
  return typeof row === "object" ? (row.children ?? []).map((cell) => plainText([cell])) : [];
}
