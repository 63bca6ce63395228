import type { GalleryMedium, Medium } from '@paddock/server/contracts/products';
import { findPicture } from '../../../media/media.server.ts';
import type { MediumView } from '../product-view.ts';

/** The api gives a film's still by its address; the manifest knows it by the key in there. */
const stillOf = (poster: string | null) =>
  /^\/media\/(.+)-[0-9a-f]+-\d+\.\w+$/.exec(poster ?? '')?.[1] ?? null;

/** A medium is a video when its type says so; its still is then what is seen first. */
export function toMediumView(medium: Medium | GalleryMedium, { placeholder = false } = {}): MediumView {
  const isVideo = medium.mime_type.startsWith('video');
  return {
    key: medium.key,
    alt: medium.alt,
    href: isVideo ? medium.url_original : medium.url_hd,
    picture: findPicture(isVideo ? stillOf(medium.poster) : medium.key, { placeholder }),
    video: isVideo ? { src: medium.url_original, type: medium.mime_type } : null,
    valueId: 'value_id' in medium ? medium.value_id : null,
  };
}
