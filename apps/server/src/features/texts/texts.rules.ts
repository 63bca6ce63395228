import { baseOf, DEFAULT_LOCALE } from '@paddock/i18n/locales';
import type { TextState } from './staff/texts.staff.contract.ts';
import type { Override } from './texts.sql.ts';

const TODO: readonly TextState[] = ['missing', 'suggested', 'stale'];

/** The states of a filter of the queue; null: all of them. */
export function statesOf(filter: TextState | 'todo' | 'review' | undefined): readonly TextState[] | null {
  if (filter === undefined) return null;
  if (filter === 'todo') return TODO;
  return filter === 'review' ? ['translated'] : [filter];
}

/** What may be published: reviewed words, and translated ones where the locale asks for no review. */
export const publishableStates = (needsReview: boolean): readonly TextState[] =>
  needsReview ? ['reviewed'] : ['reviewed', 'translated'];

/** From here on a similar text of the memory is better than a machine. */
export const GOOD_MATCH = 95;

const WORKING_DAYS = 10;

/** The day by which a task should be done: ten working days from now. */
export function dueDay(now: Date): string {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  for (let left = WORKING_DAYS; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

/**
 * The overrides that a page or mail in a locale shows, by path. Words are looked up in the edition, its base and English;
 * words of the release that are nearer than an override keep it from being shown.
 */
export function resolveOverrides(overrides: readonly Override[], locale: string): Map<string, string> {
  const chain = [...new Set([locale, baseOf(locale), DEFAULT_LOCALE])];
  const byPath = Map.groupBy(overrides, ({ path }) => path);
  const resolved = new Map<string, string>();
  for (const [path, own] of byPath)
    for (const link of chain) {
      const override = own.find((one) => one.locale === link);
      if (override) resolved.set(path, override.words);
      if (override || own[0]?.released.includes(link)) break;
    }
  return resolved;
}
