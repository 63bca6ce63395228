import type { Translate } from '../i18n/use-t.ts';

type Ready = {
  /** Days from today to that day. */
  days: number;
  /** The day alone, with its weekday: "Wednesday 18 November". */
  day: string;
};

/** When a unit can be collected, in the same words on every page: "Ready in 2 days · Wednesday 18 November". */
export const readyWords = (t: Translate, { days, day }: Ready) =>
  `${t('inventory.etd', { count: days })} · ${day}`;
