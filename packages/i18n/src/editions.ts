import { type Edition, isEdition } from './locales.ts';

/**
 * Rules that make an edition out of its base, whatever the text. Swiss German has no ß, quotes with «», groups digits
 * with an apostrophe, and calls a bicycle a Velo: also in texts that come into the database later.
 */
const SPELLINGS: Partial<Record<Edition, (text: string) => string>> = {
  'de-CH': (text) =>
    text
      .replaceAll('ß', 'ss')
      .replaceAll('ẞ', 'SS')
      .replaceAll('„', '«')
      .replaceAll('“', '»')
      .replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '’')
      .replace(/Fahrr(?:ädern?|ads(?![a-zäöü])|ad)/g, (word) => (word === 'Fahrrad' ? 'Velo' : 'Velos')),
};

/** A text, or every text of a JSON value, in the spelling of an edition; other locales keep it as it is. */
export function spellEdition<T>(locale: string, value: T): T {
  const spell = isEdition(locale) ? SPELLINGS[locale] : undefined;
  return spell ? (mapTexts(value, spell) as T) : value;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]));
}

/**
 * The file of an edition over the file of its base: objects are merged by key, arrays by index. An array of the edition
 * may be written as an object with the indexes that differ: `{ "blocks": { "2": { "html": "…" } } }`.
 */
export function applyOverlay(base: unknown, overlay: unknown): unknown {
  if (overlay === undefined || overlay === null) return base;
  if (Array.isArray(base) && typeof overlay === 'object') {
    const changes = new Map(Object.entries(overlay));
    const added = Object.keys(overlay).filter((index) => Number(index) >= base.length);
    return [
      ...base.map((item, index) => applyOverlay(item, changes.get(String(index)))),
      ...added.map((index) => changes.get(index)),
    ];
  }
  if (!isObject(base) || !isObject(overlay)) return overlay;
  const keys = new Set([...Object.keys(base), ...Object.keys(overlay)]);
  return Object.fromEntries([...keys].map((key) => [key, applyOverlay(base[key], overlay[key])]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
