import { classNames } from '@paddock/ui/class-names';
import { Picture } from '@paddock/ui/picture';
import { BlockGoLink } from './block-link.tsx';
import type { BlockProps } from './ready-block.ts';
import { RichText } from './text-blocks.tsx';
import './media.css';

/** A picture beside words; alone and from edge to edge; or both as a dark band. */
export function Media({ block }: BlockProps<'media'>) {
  const { image, alt, side, tone, title, html, caption, link } = block;
  const isDark = tone === 'dark';
  const hasWords = Boolean(title || html || link);
  const wide = side === 'full' || isDark;
  return (
    <section
      className={classNames(
        ...['block-media', `block-media--${side}`, isDark && 'block-media--dark ui-dark'],
        ...[!wide && 'ui-column page-block', !hasWords && 'block-media--alone'],
      )}
    >
      {image && (
        <figure>
          <Picture
            source={image}
            alt={alt}
            sizes={side === 'full' ? '100vw' : '(min-width: 768px) 55vw, 100vw'}
            fit={wide ? 'cover' : 'natural'}
          />
          {caption && <figcaption className="ui-small">{caption}</figcaption>}
        </figure>
      )}
      {hasWords && (
        <div className={classNames('block-media__text', side === 'full' && 'ui-column')}>
          {title && <h2 className="ui-h2">{title}</h2>}
          {html && <RichText html={html} />}
          {link && <BlockGoLink link={link} />}
        </div>
      )}
    </section>
  );
}
