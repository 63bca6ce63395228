import { intlTag } from './digits.ts';
import type { Measurement } from './measures.ts';

const METRES_PER_KM = 1000;
const METRES_PER_MILE = 1609.344;

/**
 * A distance between a visitor's place and a store, in whole kilometres or miles: places are rounded to about 1 km, so a
 * decimal would promise too much. Less than one is told as one.
 */
export function formatDistance(metres: number, measurement: Measurement, lang: string): string {
  const isMetric = measurement === 'metric';
  const amount = metres / (isMetric ? METRES_PER_KM : METRES_PER_MILE);
  return new Intl.NumberFormat(intlTag(lang), {
    style: 'unit',
    unit: isMetric ? 'kilometer' : 'mile',
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  }).format(Math.max(1, amount));
}
