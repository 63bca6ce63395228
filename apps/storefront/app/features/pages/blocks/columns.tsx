import { Picture } from '@paddock/ui/picture';
import { BlockGoLink } from './block-link.tsx';
import type { BlockProps } from './ready-block.ts';
import { RichText } from './text-blocks.tsx';

/** Two to six short texts next to one another. */
export function Columns({ block: { title, columns } }: BlockProps<'columns'>) {
  const Heading = title ? 'h3' : 'h2';
  return (
    <section className="ui-column page-block block-columns">
      {title && <h2 className="ui-h2">{title}</h2>}
      <ul>
        {columns.map((column) => (
          <li key={column.title}>
            {column.image && (
              <Picture
                source={column.image}
                alt={column.alt}
                sizes="(min-width: 768px) 33vw, 100vw"
                fit="cover"
              />
            )}
            <Heading className="ui-h3">{column.title}</Heading>
            <RichText html={column.html} />
            {column.link && <BlockGoLink link={column.link} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
