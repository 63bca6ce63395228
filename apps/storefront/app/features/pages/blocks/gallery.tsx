import { Picture } from '@paddock/ui/picture';
import type { BlockProps } from './ready-block.ts';

/** Pictures side by side, each with its line. */
export function Gallery({ block: { title, items } }: BlockProps<'gallery'>) {
  return (
    <section className="ui-column page-block block-gallery">
      {title && <h2 className="ui-h2">{title}</h2>}
      <ul>
        {items.map(
          ({ image, alt, caption }) =>
            image && (
              <li key={image.key}>
                <figure>
                  <Picture source={image} alt={alt} sizes="(min-width: 768px) 40vw, 100vw" fit="cover" />
                  {caption && <figcaption className="ui-small">{caption}</figcaption>}
                </figure>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
