import type { PictureSource } from '@paddock/ui/picture';
import manifest from '~brand/media-manifest.json' with { type: 'json' };

type Entry = Omit<PictureSource, 'key'>;
const PICTURES = manifest as Record<string, Entry>;

/** A picture of the manifest by its key; the manifest itself stays on the server. */
export function findPicture(key: string | null, { placeholder = true } = {}): PictureSource | null {
  const entry = key && Object.hasOwn(PICTURES, key) ? PICTURES[key] : undefined;
  if (!key || !entry) return null;
  return { key, ...entry, ...(placeholder ? {} : { placeholder: undefined }) };
}

/** The address of a film of the manifest. */
export function findFilm(key: string | null): string | null {
  const entry = key && Object.hasOwn(PICTURES, key) ? PICTURES[key] : undefined;
  return key && entry && entry.widths.length === 0 ? `/media/${key}-${entry.hash}.mp4` : null;
}

/** A picture the code itself asks for: missing means the media step was not run. */
export function getPicture(key: string): PictureSource {
  const picture = findPicture(key);
  if (!picture) throw new Error(`Picture "${key}" is not in the media manifest; run npm run media`);
  return picture;
}
