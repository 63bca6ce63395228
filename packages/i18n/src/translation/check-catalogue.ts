import type { Messages } from '../catalogue.ts';
import { spellEdition } from '../editions.ts';
import { baseOf, type Edition } from '../locales.ts';
import { type CheckInput, findBreakingFaults } from './check-translation.ts';

interface CatalogueFaults {
  /** Ids of English messages without a translation: the page shows the English text. */
  readonly missing: string[];
  /** Translations that would break the page or are never shown, one line for each. */
  readonly mistakes: string[];
}

/** Checks a catalogue against the English one. */
export function checkCatalogue(own: Messages, english: Messages, locale: string): CatalogueFaults {
  const unknown = Object.keys(own).filter((id) => !(id in english));
  return {
    missing: Object.keys(english).filter((id) => !own[id]),
    mistakes: [
      ...Object.entries(english).flatMap(([id, source]) =>
        own[id] ? describeFaults(id, { source, words: own[id], locale }) : [],
      ),
      ...unknown.map((id) => `${id}: not in English`),
    ],
  };
}

/**
 * What is wrong with the texts of an edition. It has only texts of its base, each of them different: a copy would keep
 * the old words when the base changes. `toMessage` rewrites texts in a syntax of their own as messages.
 */
export function checkEdition(
  edition: Edition,
  overlay: Messages,
  base: Messages,
  toMessage = (text: string) => text,
): string[] {
  return Object.entries(overlay).flatMap(([id, words]) => {
    const source = base[id];
    if (source === undefined) return [`${id}: not in ${baseOf(edition)}`];
    if (words === spellEdition(edition, source)) return [`${id}: the same as in ${baseOf(edition)}`];
    return describeFaults(id, { source: toMessage(source), words: toMessage(words), locale: edition });
  });
}

function describeFaults(id: string, input: Omit<CheckInput, 'kind'>): string[] {
  return findBreakingFaults({ ...input, kind: 'interface' }).map(
    ({ check, found, instead }) => `${id}: ${check} “${found}”${instead ? ` → ${instead}` : ''}`,
  );
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
  { locale, isRelease = isReleaseCheck() }: { locale: string; isRelease?: boolean },
): string[] {
  const { missing, mistakes } = checkCatalogue(own, english, locale);
  return [...(isRelease ? missing.map((id) => `${id}: missing`) : []), ...mistakes];
}
