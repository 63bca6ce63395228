import type { MediumSource, ProductSource } from './product-source.sql.ts';
import type { Medium, ProductDocument } from './products.contract.ts';

const THUMB = 320;
const MEDIUM = 800;
const LARGE = 1600;

type File = Pick<MediumSource, 'key' | 'hash' | 'widths' | 'mime_type'>;

/** Where a picture of about this width lies. Without files of its own widths the original has to do. */
function addressOf({ key, hash, widths, mime_type }: File, wanted: number): string {
  if (hash === null) return `/media/${key}.${extensionOf(mime_type)}`;
  if (widths.length === 0) return `/media/${key}-${hash}.${extensionOf(mime_type)}`;
  const wideEnough = widths.filter((width) => width >= wanted);
  const width = wideEnough.length > 0 ? Math.min(...wideEnough) : Math.max(...widths);
  return `/media/${key}-${hash}-${width}.jpeg`;
}

/** image/jpeg → jpeg, image/svg+xml → svg, video/quicktime stays quicktime: files are named by what they are. */
const extensionOf = (mimeType: string) => mimeType.replace(/^.*\//, '').replace(/\+.*$/, '');

export function mediumFrom(source: MediumSource): Medium {
  const { key, mime_type, width, height, alt, poster } = source;
  return {
    key,
    url_thumb: addressOf(source, THUMB),
    url_md: addressOf(source, MEDIUM),
    url_hd: addressOf(source, LARGE),
    url_original: addressOf(source, Number.POSITIVE_INFINITY),
    mime_type,
    width,
    height,
    alt,
    poster: poster ? addressOf(poster, LARGE) : null,
  };
}

export function documentFrom(source: ProductSource): ProductDocument {
  const { revision: _, media, features, ...rest } = source;
  const inRole = (role: string) => media.filter((shown) => shown.role === role);
  const hero = inRole('hero')[0];
  return {
    ...rest,
    hero: hero ? mediumFrom(hero.medium) : null,
    gallery: inRole('gallery').map(({ medium, value_id }) => ({ ...mediumFrom(medium), value_id })),
    spin: inRole('spin').map(({ medium }) => mediumFrom(medium)),
    features: features.map(({ title, text, video, cover }) => ({
      title,
      text,
      video: video ? mediumFrom(video) : null,
      cover: cover ? [mediumFrom(cover)] : [],
    })),
  };
}
