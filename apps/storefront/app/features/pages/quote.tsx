import type { BlockProps } from './ready-block.ts';

/** What somebody said. The marks are the language's own. */
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
