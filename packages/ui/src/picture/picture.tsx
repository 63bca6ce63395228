import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { classNames } from '../class-names/class-names.tsx';

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** One entry of the media manifest. */
export interface PictureSource {
  key: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** Content hash in the file's name, so that files can be cached for ever. */
  hash?: string | undefined;
  formats?: readonly string[] | undefined;
  /** The frame's colour, and a picture of a few pixels over it, until the real one is there. */
  color?: string | undefined;
  placeholder?: string | undefined;
  /** Where the eye should stay when it is cropped, as `60% 40%`; the place that shows it may say otherwise. */
  focus?: string | undefined;
}

/** Where a rendition lives. The default follows the media script; another store passes its own. */
export type PictureUrl = (source: PictureSource, width: number, format: PictureFormat) => string;

export const pictureUrl: PictureUrl = (source, width, format) =>
  `/media/${source.key}${source.hash ? `-${source.hash}` : ''}-${width}.${format}`;

export interface PictureProps {
  source: PictureSource;
  /** Content, translated. Empty for decoration. */
  alt: string;
  /** How wide it is laid out, as in `(min-width: 1024px) 50vw, 100vw`. */
  sizes: string;
  /** The one picture a page is waiting for: loaded at once, before everything else. */
  priority?: boolean | undefined;
  /** `cover` fills the frame, `studio` melts a studio shot into the page. */
  fit?: 'natural' | 'cover' | 'studio' | undefined;
  /** Another crop for narrow screens: shown up to `maxWidth` pixels. */
  narrow?: { source: PictureSource; maxWidth: number; sizes?: string | undefined } | undefined;
  /** Where the eye should stay when `cover` crops, as `60% 40%`. */
  focus?: string | undefined;
  url?: PictureUrl | undefined;
  className?: string | undefined;
}

const FORMATS: readonly PictureFormat[] = ['avif', 'webp', 'jpeg'];
const TYPES = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const;

function srcSet(source: PictureSource, format: PictureFormat, url: PictureUrl) {
  return source.widths.map((width) => `${url(source, width, format)} ${width}w`).join(', ');
}

function has(source: PictureSource, format: PictureFormat) {
  return !source.formats || source.formats.includes(format);
}

function preloadBest(source: PictureSource, sizes: string, url: PictureUrl, media?: string) {
  const format: PictureFormat = has(source, 'avif') ? 'avif' : 'webp';
  const width = source.widths.findLast((wide) => wide <= 1200) ?? source.width;
  preload(url(source, width, format), {
    as: 'image',
    fetchPriority: 'high',
    type: TYPES[format],
    imageSrcSet: srcSet(source, format, url),
    imageSizes: sizes,
    media,
  });
}

export function Picture(props: PictureProps) {
  const { source, alt, sizes, priority = false, fit = 'natural', narrow, className } = props;
  const focus = props.focus ?? source.focus;
  const url = props.url ?? pictureUrl;
  const largest = source.widths.at(-1) ?? source.width;
  // For readers of plain `src`: big enough for a screen, small enough for a phone.
  const middle = source.widths.findLast((width) => width <= 1200) ?? largest;
  if (priority) {
    preloadBest(source, sizes, url, narrow && `(min-width: ${narrow.maxWidth + 0.02}px)`);
    if (narrow) {
      const media = `(max-width: ${narrow.maxWidth}px)`;
      preloadBest(narrow.source, narrow.sizes ?? '100vw', url, media);
    }
  }

  return (
    <picture
      className={classNames('ui-picture', fit !== 'natural' && `ui-picture--${fit}`, className)}
      style={fit === 'studio' ? undefined : frameStyle(source, focus)}
    >
      {narrow &&
        FORMATS.filter((format) => has(narrow.source, format)).map((format) => (
          <source
            key={format}
            type={TYPES[format]}
            media={`(max-width: ${narrow.maxWidth}px)`}
            srcSet={srcSet(narrow.source, format, url)}
            sizes={narrow.sizes ?? '100vw'}
            width={narrow.source.width}
            height={narrow.source.height}
          />
        ))}
      {FORMATS.filter((format) => format !== 'jpeg' && has(source, format)).map((format) => (
        <source key={format} type={TYPES[format]} srcSet={srcSet(source, format, url)} sizes={sizes} />
      ))}
      <img
        src={url(source, middle, 'jpeg')}
        srcSet={srcSet(source, 'jpeg', url)}
        sizes={sizes}
        width={source.width}
        height={source.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}

// The tiny picture is a few pixels wide: stretched over the frame it looks blurred, without any filter or script.
function frameStyle({ color, placeholder }: PictureSource, focus: string | undefined): CSSProperties {
  const style: Record<string, string> = {};
  if (focus) style['--picture-focus'] = focus;
  if (color) style['--picture-tone'] = color;
  if (placeholder) style.backgroundImage = `url("${placeholder}")`;
  return style;
}
