import { toDayNumber } from '@paddock/i18n/closed-days';
import {
  hoursTexts,
  type OpeningInterval,
  type OpeningWeek,
  openingTimes,
  ownClosedDays,
} from '@paddock/i18n/opening-hours';
import { weekendOf } from '@paddock/i18n/weekend';
import type { StoreHours } from '../delivery/delivery.contract.ts';
import type { Machine, TestRideTerms } from './test-rides.contract.ts';

export interface Slot {
  /** ISO 8601, UTC. */
  readonly starts_at: string;
  readonly ends_at: string;
  /** "09:00" on the store's clock. */
  readonly time: string;
  /** The demonstrators that are free then. */
  readonly machines: readonly number[];
}

export interface SlotDay {
  /** On the store's calendar. */
  readonly date: string;
  readonly slots: readonly Slot[];
}

export interface SlotsInput {
  readonly now: Temporal.Instant;
  readonly terms: TestRideTerms;
  readonly week: OpeningWeek;
  readonly timezone: string;
  readonly machines: readonly Machine[];
}

interface RideWeekInput {
  readonly hours: StoreHours;
  readonly country: string | null;
  /** ISO weekdays and holidays without test rides at any store of the site. */
  readonly closedWeekdays: readonly number[];
  readonly holidays: readonly string[];
}

/** When a store lends: its opening hours, without the weekdays on which the site offers no rides. */
export function rideWeek({ hours, country, closedWeekdays, holidays }: RideWeekInput): OpeningWeek {
  const own = ownClosedDays(hours);
  return {
    ...hoursTexts(hours),
    weekendDays: weekendOf(country),
    closed: {
      weekdays: [...closedWeekdays, ...own.weekdays],
      holidays: [...holidays, ...own.holidays],
    },
  };
}

/** The days on which a machine can be ridden, each with its hours. Days without a free hour are left out. */
export function listSlotDays(input: SlotsInput): SlotDay[] {
  const { now, terms, timezone } = input;
  const intervalsOf = openingTimes(input.week);
  if (!intervalsOf) return [];
  const today = now.toZonedDateTimeISO(timezone).toPlainDate();
  const earliest = now.add({ hours: terms.lead_hours });
  const days: SlotDay[] = [];
  for (let ahead = 0; ahead <= terms.days_ahead; ahead += 1) {
    const date = today.add({ days: ahead });
    const intervals = intervalsOf(toDayNumber(date.toString()));
    const slots = slotsOfDay(date, intervals, input).flatMap(({ start, end, time }): Slot[] => {
      if (Temporal.Instant.compare(start, earliest) < 0) return [];
      const machines = input.machines.filter((machine) => isFree(machine, start, end)).map(({ id }) => id);
      if (machines.length === 0) return [];
      return [{ starts_at: isoOf(start), ends_at: isoOf(end), time, machines }];
    });
    if (slots.length > 0) days.push({ date: date.toString(), slots });
  }
  return days;
}

const isoOf = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'second' });

const isFree = ({ taken }: Machine, start: Temporal.Instant, end: Temporal.Instant) => {
  const [from, to] = [start.epochMilliseconds / 1000, end.epochMilliseconds / 1000];
  return !taken.some(([begins, ends]) => begins < to && ends > from);
};

interface WallSlot {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
  readonly time: string;
}

/**
 * The slots of a day in a row from each opening. Where the clocks change during a slot, wall time and elapsed time differ:
 * such a slot is left out, so no hour is offered that does not exist, exists twice, or ends after closing.
 */
function slotsOfDay(
  date: Temporal.PlainDate,
  intervals: readonly OpeningInterval[],
  { terms, timezone }: SlotsInput,
): WallSlot[] {
  const { slot_minutes: minutes } = terms;
  return intervals.flatMap(({ from, to }) => {
    const count = Math.floor((to - from) / minutes);
    return Array.from({ length: count }, (_, n) => from + n * minutes).flatMap((at): WallSlot[] => {
      const [begins, ends] = [wallTime(date, at), wallTime(date, at + minutes)];
      const start = begins.toZonedDateTime(timezone);
      const end = start.add({ minutes });
      if (!start.toPlainDateTime().equals(begins) || !end.toPlainDateTime().equals(ends)) return [];
      const time = begins.toPlainTime().toString({ smallestUnit: 'minute' });
      return [{ start: start.toInstant(), end: end.toInstant(), time }];
    });
  });
}

const wallTime = (date: Temporal.PlainDate, minutes: number) => date.toPlainDateTime().add({ minutes });

/** The slot that begins at this instant, if it is offered. */
export const findSlot = (days: readonly SlotDay[], startsAt: string): Slot | null => {
  const wanted = Date.parse(startsAt);
  return days.flatMap(({ slots }) => slots).find((slot) => Date.parse(slot.starts_at) === wanted) ?? null;
};

/** The slots after an instant that is not free; where none follow, the last ones before it. */
export function nextSlots(days: readonly SlotDay[], startsAt: string, count: number): Slot[] {
  const taken = Date.parse(startsAt);
  const slots = days.flatMap((day) => day.slots).filter((slot) => Date.parse(slot.starts_at) !== taken);
  const after = slots.filter((slot) => Date.parse(slot.starts_at) > taken);
  return after.length > 0 ? after.slice(0, count) : slots.slice(-count);
}
