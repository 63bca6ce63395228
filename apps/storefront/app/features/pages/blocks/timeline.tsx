import { Picture } from '@paddock/ui/picture';
import type { BlockProps } from './ready-block.ts';
import { RichText } from './text-blocks.tsx';

/** Years down a line. On a phone the year stands above its story; with room it stays in sight beside it. */
export function Timeline({ block: { title, entries } }: BlockProps<'timeline'>) {
  const Heading = title ? 'h3' : 'h2';
  return (
    <section className="ui-column page-block block-timeline">
      {title && <h2 className="ui-h2">{title}</h2>}
      <ol>
        {entries.map((entry) => (
          <li key={`${entry.year} ${entry.title}`}>
            <p className="block-timeline__year">
              <bdi>{entry.year}</bdi>
            </p>
            <div className="block-timeline__story">
              <Heading className="ui-h3">{entry.title}</Heading>
              <RichText html={entry.html} />
              {entry.image && (
                <Picture source={entry.image} alt={entry.alt} sizes="(min-width: 1024px) 46vw, 90vw" />
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
