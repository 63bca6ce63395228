import { classNames } from '@paddock/ui/class-names';
import { Picture } from '@paddock/ui/picture';
import { type CSSProperties, lazy, Suspense } from 'react';
import { BlockButton } from './block-link.tsx';
import type { BlockProps } from './ready-block.ts';
import './banner.css';

// Optional: when it cannot be loaded, the picture stays.
const BackgroundFilm = lazy(() =>
  import('./background-film.tsx').catch(() => ({ default: (_props: { src: string }) => null })),
);
const FilmButton = lazy(() => import('./film-button.tsx'));

// A model's name keeps its tight lines in every script; words of other scripts need the room that theirs has.
const isLatin = (text: string) => /^[\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]+$/u.test(text);

/** A picture from edge to edge with a few words: 737 px high, 500 px on smaller screens (CATALOGUE-12). */
export function Banner({ block, isLead }: BlockProps<'banner'>) {
  const { headline, subheadline, links, image, imagePhone, backgroundVideo, video, colors } = block;
  const Heading = isLead ? 'h1' : 'h2';
  // A machine in the studio has a crop of its own for small screens, and keeps its quiet side on the left; a
  // photograph stands on the far side of the line.
  const look = !image ? 'plain' : imagePhone ? 'studio' : 'scene';
  const style = colors && { '--banner-ground': colors.background, '--banner-words': colors.text_color };
  return (
    <section
      className={classNames(
        'banner',
        `banner--${look}`,
        block.setting === 'outdoors' && 'banner--outdoors',
        'ui-dark',
        isLead && 'shell-under-header',
      )}
      style={style as CSSProperties | undefined}
    >
      {image && (
        <Picture
          className="banner__picture"
          source={image}
          narrow={imagePhone ? { source: imagePhone, maxWidth: 1023 } : undefined}
          alt={block.alt}
          sizes="100vw"
          fit="cover"
          priority={isLead}
        />
      )}
      {backgroundVideo && (
        <Suspense>
          <BackgroundFilm src={backgroundVideo.src} />
        </Suspense>
      )}
      <div className="ui-column banner__in">
        <div className="banner__text">
          <Heading className={isLead ? 'ui-display' : 'ui-h1'}>
            {isLatin(headline) ? <bdi>{headline}</bdi> : headline}
          </Heading>
          {subheadline && <p className="ui-lead">{subheadline}</p>}
          {(links.length > 0 || video) && (
            <div className="banner__links">
              {links.map((link, at) => (
                <BlockButton key={link.to} link={link} variant={at === 0 ? 'light' : 'ghost'} />
              ))}
              {video && (
                <Suspense>
                  <FilmButton film={video} text={block.video_text ?? headline} />
                </Suspense>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
