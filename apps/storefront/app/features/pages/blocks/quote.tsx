import type { BlockProps } from './ready-block.ts';

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
