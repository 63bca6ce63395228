type Value = string | number | boolean | null | undefined | Value[] | { [key: string]: Value };

const plain = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&[a-z]+;|&#\d+;/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Every text in a block with the path to it: `headline`, `entries.2.title`. */
function textsOf(value: Value, path: string[] = []): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path: path.join('.'), text: plain(value) }];
  if (Array.isArray(value)) return value.flatMap((item, at) => textsOf(item, [...path, String(at)]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, [...path, key]));
}

const SKIPPED = /(^|\.)(id|type|src|to|key|placeholder)$/;

function findBlock(value: unknown, id: string): Value {
  const lists = Array.isArray(value) ? value : Object.values(value ?? {});
  for (const item of lists) {
    if (typeof item !== 'object' || item === null) continue;
    if ((item as { id?: unknown }).id === id) return item as Value;
    const found = findBlock(item, id);
    if (found) return found;
  }
  return null;
}

/**
 * Which field of the block the pressed element shows: the one whose text it is, else one that contains it; a picture is
 * `image`. Null: not known.
 */
export function fieldOf(target: Element, id: string, loaded: unknown): string | null {
  if (target.closest('picture, img')) return 'image';
  const block = findBlock(loaded, id);
  const shown = plain(target.textContent ?? '');
  if (!block || shown === '') return null;
  const texts = textsOf(block).filter(({ path, text }) => text !== '' && !SKIPPED.test(path));
  const exact = texts.find(({ text }) => text === shown);
  return (exact ?? texts.find(({ text }) => text.includes(shown)))?.path ?? null;
}
