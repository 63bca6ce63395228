import manifest from 'virtual:brand/manifest';
import type { LibraryPicture } from '@paddock/server/contracts/media';
import type { PictureSource } from '@paddock/ui/picture';

type Entry = Omit<PictureSource, 'key'>;
const PICTURES = manifest as Record<string, Entry>;

/** A picture by its key: of the media library, else of the build's manifest. Both stay on the server. */
export function findPicture(key: string | null, { placeholder = true } = {}): PictureSource | null {
  const built = key && Object.hasOwn(PICTURES, key) ? PICTURES[key] : undefined;
  const entry = (key && findInLibrary(key)) || built;
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
  if (!picture) throw new Error(`Picture "${key}" is not in the media manifest; run node scripts/media.ts`);
  return picture;
}

let library: ReadonlyMap<string, PictureSource> = new Map();

/** Pictures that were uploaded or changed in the desk; they come before those of the build. */
export function setLibrary(pictures: readonly LibraryPicture[]): void {
  library = new Map(pictures.map((picture) => [picture.key, toSource(picture)]));
}

const findInLibrary = (key: string): PictureSource | undefined => library.get(key);

const toSource = ({ color, placeholder, focus, ...picture }: LibraryPicture): PictureSource => ({
  ...picture,
  ...(color && { color }),
  ...(placeholder && { placeholder }),
  ...(focus && { focus }),
});
