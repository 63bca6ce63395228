import type { LibraryPicture } from '@paddock/server/contracts/media';
import type { PictureSource } from '@paddock/ui/picture';

let library: ReadonlyMap<string, PictureSource> = new Map();

/** Pictures that were uploaded or changed in the desk; they come before those of the build. */
export function setLibrary(pictures: readonly LibraryPicture[]): void {
  library = new Map(pictures.map((picture) => [picture.key, toSource(picture)]));
}

export const findInLibrary = (key: string): PictureSource | undefined => library.get(key);

const toSource = ({ color, placeholder, focus, ...picture }: LibraryPicture): PictureSource => ({
  ...picture,
  ...(color && { color }),
  ...(placeholder && { placeholder }),
  ...(focus && { focus }),
});
