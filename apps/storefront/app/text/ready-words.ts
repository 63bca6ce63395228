import type { Translate } from '../i18n/use-t.ts';

type Ready = {
  /** Days from today to that day. */
  days: number;
  /** The day alone, with its weekday: "Wednesday 18 November". */
  day: string;
};

type Stage = 'on_hand' | 'in_transit' | 'in_production' | 'draft';

/** When a unit can be collected, in the same words on every page: "Ready in 2 days · Wednesday 18 November". */
export const readyWords = (t: Translate, { days, day }: Ready) =>
  `${t('inventory.etd', { count: days })} · ${day}`;

/** Where a unit is. A unit in production also has the day on which it is ready: the shopper orders it unseen. */
export const stageWords = (t: Translate, { status, day }: { status: Stage; day: string }) =>
  status === 'in_production' ? t('inventory.expected', { day }) : t(`inventory.status.${status}`);

/** When a unit is ready, beside its stage: a day that the stage names is not repeated. */
export const readyBesideStage = (t: Translate, { status, ...ready }: Ready & { status: string }) =>
  status === 'in_production' ? t('inventory.etd', { count: ready.days }) : readyWords(t, ready);
