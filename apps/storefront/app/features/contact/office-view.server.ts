import { intlTag } from '@paddock/i18n/digits';
import { clockStyle } from '@paddock/i18n/locales';
import type { Site } from '@paddock/server/contracts/sites';
import type { OfficeView } from './office-card.tsx';

type Hours = { days: number[]; opens: string; closes: string };
/** Settings are site data: what a site does not set is not shown. */
type Settings = {
  office_phone?: string | null;
  office_email?: string | null;
  legal?: { entity: string; address: string[] };
  hours?: Hours[];
};

// The first of January 2024 was a Monday.
const dayOf = (weekday: number) => new Date(Date.UTC(2024, 0, weekday));
const timeOf = (clock: string) => new Date(`2024-01-01T${clock}:00Z`);

/** 1, 2, 3, 5 are two runs: Monday to Wednesday, and Friday. 7, 1, 2 are one: a week has no end. */
export function runsOf(days: readonly number[]): [first: number, last: number][] {
  const open = new Set(days);
  if (open.size === 7) return [[1, 7]];
  const firsts = [...open]
    .filter((day) => !open.has(day === 1 ? 7 : day - 1))
    .sort((one, other) => one - other);
  return firsts.map((first) => {
    let last = first;
    while (open.has((last % 7) + 1)) last += 1;
    return [first, last];
  });
}

export function officeView(site: Pick<Site, 'settings' | 'timezone'>, lang: string): OfficeView {
  const settings = site.settings as Settings;
  const weekday = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(intlTag(lang), {
    hour: '2-digit',
    minute: '2-digit',
    ...clockStyle(lang),
    timeZone: 'UTC',
  });
  const list = new Intl.ListFormat(lang, { type: 'conjunction', style: 'narrow' });
  const daysOf = (days: readonly number[]) =>
    list.format(
      runsOf(days).map(([first, last]) =>
        first === last ? weekday.format(dayOf(first)) : weekday.formatRange(dayOf(first), dayOf(last)),
      ),
    );
  const hours = (settings.hours ?? []).map(({ days, opens, closes }) => ({
    days: daysOf(days),
    times: time.formatRange(timeOf(opens), timeOf(closes)),
  }));
  return {
    entity: settings.legal?.entity ?? null,
    address: settings.legal?.address ?? [],
    phone: settings.office_phone ?? null,
    email: settings.office_email ?? null,
    hours,
    clock: hours.length > 0 ? clockOf(lang, site.timezone) : null,
  };
}

function clockOf(lang: string, timeZone: string): string | null {
  const parts = new Intl.DateTimeFormat(lang, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null;
}
