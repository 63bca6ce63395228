import type { BlockProps } from './ready-block.ts';

/** HTML of a page, cleaned by the api when it was saved and again when it was read (H-51). */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned, see above
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Reading: the title beside it where there is room, never more than 68 letters in a line. */
export function TextBlock({ block: { title, html } }: BlockProps<'text'>) {
  return (
    <section className="ui-column page-block block-text">
      {title && <h2 className="ui-h2">{title}</h2>}
      <RichText html={html} />
    </section>
  );
}

/** A quotation with the language's own quotation marks. */
export function Quote({ block: { text, who, role } }: BlockProps<'quote'>) {
  return (
    <section className="block-quote ui-paper">
      <figure className="ui-column">
        <blockquote className="ui-h2">
          <p>{text}</p>
        </blockquote>
        <figcaption>
          <b>{who}</b>
          {role && <span className="ui-muted">{role}</span>}
        </figcaption>
      </figure>
    </section>
  );
}
