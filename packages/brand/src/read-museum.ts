import { existsSync, readFileSync } from 'node:fs';

/** The museum's rooms, and where in their panoramas things are seen; null where the brand has none. */
export function readMuseum(folder: URL): object | null {
  const museum = new URL('museum/', folder);
  if (!existsSync(museum)) return null;
  const read = (file: string) => JSON.parse(readFileSync(new URL(file, museum), 'utf8')) as object;
  return { ...read('museum.json'), bearings: read('bearings.json') };
}
