import { intlTag } from './digits.ts';

/** The units in which data are kept. `l100` is litres per 100 km, `nm` newton metres. */
const METRIC_UNITS = ['mm', 'cm', 'km', 'g', 'kg', 'l', 'l100', 'nm', 'bar'] as const;
export type MetricUnit = (typeof METRIC_UNITS)[number];

export const MEASUREMENTS = ['metric', 'imperial_us', 'imperial_uk'] as const;
/** What a site measures in. The United Kingdom drives in miles and measures everything else in metric units. */
export type Measurement = (typeof MEASUREMENTS)[number];

export const toMeasurement = (setting: unknown): Measurement =>
  MEASUREMENTS.find((known) => known === setting) ?? 'metric';

export const isMetricUnit = (unit: string): unit is MetricUnit =>
  METRIC_UNITS.some((known) => known === unit);

const MM_PER_INCH = 25.4;
const INCHES_PER_FOOT = 12;
const KM_PER_MILE = 1.609344;
const GRAMS_PER_OUNCE = 28.349523125;
const KG_PER_POUND = 0.45359237;
const LITRES_PER_GALLON = 3.785411784;
const OUNCES_PER_GALLON = 128;
const NM_PER_POUND_FOOT = 1.3558179483;
const PSI_PER_BAR = 14.503773773;

/** Below this an ounce says more than a pound, and a fluid ounce more than a gallon. */
const SMALL_GRAMS = 900;
const SMALL_LITRES = 2;

/** A metric value in the units of the United States: "32.7 in", "401 lb", "53 mpg", with the marks of the language. */
export function formatUsMeasure(value: number, unit: MetricUnit, lang: string): string {
  const say = (amount: number, name: string, decimals: number) =>
    new Intl.NumberFormat(lang, {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: decimals,
      ...(name === 'inch' && { minimumFractionDigits: decimals }),
    }).format(amount);
  const number = (amount: number) => new Intl.NumberFormat(lang, { maximumFractionDigits: 0 }).format(amount);
  switch (unit) {
    case 'mm':
      return say(value / MM_PER_INCH, 'inch', value < MM_PER_INCH ? 2 : 1);
    case 'cm':
      return say((value * 10) / MM_PER_INCH, 'inch', 1);
    case 'km':
      return say(value / KM_PER_MILE, 'mile', value < 10 ? 1 : 0);
    case 'g':
      return value < SMALL_GRAMS
        ? say(value / GRAMS_PER_OUNCE, 'ounce', 1)
        : say(value / 1000 / KG_PER_POUND, 'pound', 2);
    case 'kg':
      return say(value / KG_PER_POUND, 'pound', value < 50 ? 1 : 0);
    case 'l':
      return value < SMALL_LITRES
        ? say((value / LITRES_PER_GALLON) * OUNCES_PER_GALLON, 'fluid-ounce', 0)
        : say(value / LITRES_PER_GALLON, 'gallon', 1);
    case 'l100':
      return say((100 / value / KM_PER_MILE) * LITRES_PER_GALLON, 'mile-per-gallon', 0);
    case 'nm':
      return `${number(value / NM_PER_POUND_FOOT)} lb-ft`;
    case 'bar':
      return `${number(value * PSI_PER_BAR)} psi`;
  }
}

/** For a table of lengths in inches. */
export const toInches = (mm: number): number => mm / MM_PER_INCH;

/** A radius to choose, in miles that are easy to say. */
export const toRoundMiles = (km: number): number => Math.round(km / KM_PER_MILE / 5) * 5;

/** A person's height: 5′ 9″ for 175 cm. */
export function toFeetAndInches(cm: number): { readonly feet: number; readonly inches: number } {
  const inches = Math.round((cm * 10) / MM_PER_INCH);
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}

const US_UNIT = /\b(in|lb|oz|gal|mi|mpg|lb-ft|psi|hp)\b/;
// One number or several: 830 mm, 69 × 66.8 mm, 180/160 mm, 58–86 mm.
const METRIC_VALUE =
  /(\d[\d.,]*(?: ?[×/–] ?\d[\d.,]*)*)[ \u00a0](l\/100 km|mm|cm|km|kg|g|l|Nm|bar)(?![\p{L}/])/gu;
const UNIT_NAMES: Readonly<Record<string, string>> = { 'l/100 km': 'l100', Nm: 'nm' };

/**
 * A specification on a site of the United States: "830 mm" becomes "32.7 in (830 mm)". A text that has such a unit
 * already stays as its edition wrote it. Numbers are in the form of the United States.
 */
export function addUsUnits(text: string, lang: string): string {
  if (US_UNIT.test(text)) return text;
  return text.replace(METRIC_VALUE, (found, numbers: string, name: string) => {
    const unit = UNIT_NAMES[name] ?? name;
    if (!isMetricUnit(unit)) return found;
    const last = numbers.search(/\d[\d.,]*$/);
    const converted = numbers.replace(/\d[\d.,]*/g, (number, at: number) => {
      const written = formatUsMeasure(Number(number.replaceAll(',', '')), unit, lang);
      return at === last ? written : written.replace(/[ \u00a0]\D+$/, '');
    });
    return `${converted} (${found})`;
  });
}

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
