import type { Messages } from './catalogue.ts';
import { spellEdition } from './editions.ts';
import { baseOf, type Edition, languageTag } from './locales.ts';

const PLACEHOLDER = /\{\s*([A-Za-z0-9_]+)/g;
const TAG = /<\/?(\d+)\/?>/g;
const PLURAL = /\{\s*[A-Za-z0-9_]+\s*,\s*(?:plural|selectordinal|select)/;

const names = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map((m) => m[1]))].sort();

/** Plural forms a language needs but a message does not give; `many` of Romance languages only serves millions. */
function missingPluralForms(text: string, language: string): string[] {
  if (!/,\s*plural\s*,/.test(text)) return [];
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const optional = ['es', 'fr', 'it', 'he'].includes(language) ? ['many'] : [];
  return categories.filter((form) => !optional.includes(form) && !new RegExp(`\\b${form}\\s*\\{`).test(text));
}

export interface CatalogueDifferences {
  /** Ids of English messages without a translation: the page shows the English text. */
  readonly missing: string[];
  /** Translations that would show a wrong text, one line for each. */
  readonly mistakes: string[];
}

/** Differences that would show a wrong text, whatever the two texts say. */
function findFaults(
  text: string,
  source: string,
  { language, of }: { language: string; of: string },
): string[] {
  const forms = missingPluralForms(text, language);
  return [
    // Words inside plural blocks look like placeholders to a pattern, so only plain messages are compared by name.
    ...(!PLURAL.test(source) && names(text, PLACEHOLDER).join() !== names(source, PLACEHOLDER).join()
      ? [`placeholders differ from ${of}`]
      : []),
    ...(names(text, TAG).join() !== names(source, TAG).join() ? [`tags differ from ${of}`] : []),
    ...(forms.length > 0 ? [`plural form ${forms.join(', ')} missing`] : []),
  ];
}

/** Compares a translated catalogue with the English one. */
export function compareCatalogues(own: Messages, english: Messages, language: string): CatalogueDifferences {
  const missing: string[] = [];
  const mistakes: string[] = [];
  for (const [id, source] of Object.entries(english)) {
    const text = own[id];
    if (!text) {
      missing.push(id);
      continue;
    }
    const faults = findFaults(text, source, { language, of: 'the English' });
    mistakes.push(...faults.map((fault) => `${id}: ${fault}`));
  }
  for (const id of Object.keys(own)) if (!(id in english)) mistakes.push(`${id}: not in English`);
  return { missing, mistakes };
}

/**
 * What is wrong with the texts of an edition. It has only texts of its base, each of them different: a copy would keep
 * the old words when the base changes.
 */
export function compareEdition(edition: Edition, overlay: Messages, base: Messages): string[] {
  return Object.entries(overlay).flatMap(([id, text]) => {
    const source = base[id];
    if (source === undefined) return [`${id}: not in ${baseOf(edition)}`];
    if (text === spellEdition(edition, source)) return [`${id}: the same as in ${baseOf(edition)}`];
    const faults = findFaults(text, source, { language: languageTag(edition), of: baseOf(edition) });
    return faults.map((fault) => `${id}: ${fault}`);
  });
}

/**
 * A release needs every message in every locale. While developing, English alone is enough: a missing translation
 * is a task, and the page shows the English text.
 */
export const isReleaseCheck = (environment: Record<string, string | undefined> = process.env): boolean =>
  environment.PADDOCK_RELEASE === '1';

/** What fails the check: mistakes always, missing translations before a release only. */
export function findTranslationErrors(
  own: Messages,
  english: Messages,
  options: { language: string; isRelease?: boolean },
): string[] {
  const { missing, mistakes } = compareCatalogues(own, english, options.language);
  const isRelease = options.isRelease ?? isReleaseCheck();
  return [...(isRelease ? missing.map((id) => `${id}: missing`) : []), ...mistakes];
}
