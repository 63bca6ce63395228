import path from 'node:path';
import { readCatalogue } from '@paddock/i18n/catalogue';

const APP = path.join(import.meta.dirname, '../../../apps/storefront/app');

const messagesOf = (locale: string) => new Map(Object.entries(readCatalogue(APP, locale)));

const english = messagesOf('en');

/** A message whose words are missing is shown by its id. */
export const isMessageId = (text: string): boolean =>
  english.has(text) || /^[a-z]+(\.[a-zA-Z0-9_-]+){2,}(?<!\.example)$/.test(text);

// Small words that English cannot do without and these languages do not have.
const SMALL = [
  'the',
  'and',
  'with',
  'your',
  'you',
  'from',
  'this',
  'that',
  'our',
  'are',
  'which',
  'have',
  'has',
];
const MORE = ['will', 'when', 'what', 'they', 'their', 'of', 'for', 'it', 'is', 'we', 'to'];
const KNOWN: Record<string, readonly string[]> = {
  de: ['is', 'will', 'it', 'to'],
  cs: ['to', 'we'],
  pl: ['we', 'to'],
  es: ['has'],
  fr: ['has'],
  vi: ['to'],
};

/** What this locale's catalogue says in the very words of the English one, on purpose. */
const sameOnPurpose = new Map<string, ReadonlySet<string>>();

function inEnglishOnPurpose(locale: string): ReadonlySet<string> {
  const known = sameOnPurpose.get(locale);
  if (known) return known;
  const own = messagesOf(locale);
  const same = new Set([...english].filter(([id, words]) => own.get(id) === words).map(([, words]) => words));
  sameOnPurpose.set(locale, same);
  return same;
}

const whole = new Set([...english.values()].filter((words) => words.length > 3 && !/[{<]/.test(words)));

/** Whether a text of a page in this locale was left in English. */
export function isUntranslated(text: string, locale: string): boolean {
  if (locale === 'en') return false;
  if (whole.has(text))
    return !inEnglishOnPurpose(locale).has(text) && /[a-z]{4}/i.test(text) && text.includes(' ');
  const own = KNOWN[locale] ?? [];
  const small = [...SMALL, ...MORE].filter((word) => !own.includes(word));
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return new Set(words.filter((word) => small.includes(word))).size >= 2;
}
