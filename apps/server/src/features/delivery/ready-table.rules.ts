import { addWorkingDays, type DeliveryCalendar } from './calendar.rules.ts';

/** Longer waits and preparations are ordered as these; the dates that are shown have no limit. */
export const MAX_WAIT = 730;
export const MAX_PREPARATION = 90;

/**
 * The calendar as one parameter (int[]) for statements that sort or compare many units: today's day number, then for
 * each wait the place of its first working day, then the working days as days from today. Statements get dates by two
 * look-ups per unit, from the same rule as everything else.
 */
export function readyTable({ settings, today, firstDay }: DeliveryCalendar): number[] {
  const working: number[] = [];
  const last = firstDay + MAX_WAIT;
  let day = addWorkingDays(settings, firstDay, 0);
  while (day <= last || working.length === 0) {
    working.push(day - today);
    day = addWorkingDays(settings, day + 1, 0);
  }
  for (let more = 0; more <= MAX_PREPARATION; more += 1) {
    working.push(day - today);
    day = addWorkingDays(settings, day + 1, 0);
  }
  const waits: number[] = [];
  let place = 0;
  for (let wait = 0; wait <= MAX_WAIT; wait += 1) {
    const start = Math.max(firstDay - today, wait);
    while ((working[place] as number) < start) place += 1;
    waits.push(place);
  }
  return [today, ...waits, ...working];
}

/** What `readyDays` says in a statement, for one unit. */
export const readDays = (table: readonly number[], wait: number, preparation: number): number =>
  table[
    MAX_WAIT + 2 + (table[1 + Math.min(wait, MAX_WAIT)] as number) + Math.min(preparation, MAX_PREPARATION)
  ] as number;
