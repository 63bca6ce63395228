import { createDates, type Dates } from '@paddock/i18n/dates';
import { langOf, type Visit } from '../request/visit.server.ts';

/** Dates in the language of the page; a moment is told in the time of the shop's country. */
export const datesOf = (visit: Visit): Dates => createDates(langOf(visit), visit.site?.timezone ?? 'UTC');

/** "Lupo 500 and Falco R"; Chinese has a space between Latin letters and 和. */
export const formatList = (visit: Visit, names: string[]) =>
  new Intl.ListFormat(langOf(visit), { type: 'conjunction' })
    .format(names)
    .replaceAll(/(?<=[!-~])和(?=[!-~])/g, ' 和 ');
