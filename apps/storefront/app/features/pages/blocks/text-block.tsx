import type { BlockProps } from './ready-block.ts';
import { RichText } from './rich-text.tsx';

/** Reading: the title beside it where there is room, never more than 68 letters in a line. */
export function TextBlock({ block: { title, html } }: BlockProps<'text'>) {
  return (
    <section className="ui-column page-block block-text">
      {title && <h2 className="ui-h2">{title}</h2>}
      <RichText html={html} />
    </section>
  );
}
