import type { Measurement } from '@paddock/i18n/measures';
import { readNumber } from '../products/geometry/read-number.ts';
import { type Rider, type RidingStyle, STYLES } from './find-size.rules.ts';

export const HEIGHT_CM = { min: 130, max: 220 } as const;
export const INSEAM_CM = { min: 50, max: 110 } as const;

const CM_PER_INCH = 2.54;

/** What the fields of the form contain, as typed. */
export type SizeFields = { height: string; feet: string; inches: string; inseam: string; style: RidingStyle };
export type SizeQuery = {
  fields: SizeFields;
  /** Null when nothing was sent, or not all of it can be read. */
  rider: Rider | null;
  errors: { height?: true; inseam?: true };
};

/** Reads the form; where a site measures in feet and inches, so do its fields. */
export function readSizeQuery(search: URLSearchParams, measurement: Measurement): SizeQuery {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, 10);
  const style = STYLES.find((known) => known === search.get('style')) ?? 'balanced';
  const fields = {
    height: text('height'),
    feet: text('feet'),
    inches: text('inches'),
    inseam: text('inseam'),
    style,
  };
  const isUs = measurement === 'imperial_us';
  const isSent = search.has(isUs ? 'feet' : 'height');
  if (!isSent) return { fields, rider: null, errors: {} };
  const height = isUs ? feetToCm(fields) : within(readNumber(fields.height), HEIGHT_CM);
  const inseam = within(readNumber(fields.inseam) * (isUs ? CM_PER_INCH : 1), INSEAM_CM);
  const errors = {
    ...(height === null && { height: true as const }),
    ...(fields.inseam !== '' && inseam === null && { inseam: true as const }),
  };
  const rider = height === null || errors.inseam ? null : { height, inseam, style };
  return { fields, rider, errors };
}

function feetToCm({ feet, inches }: SizeFields): number | null {
  const rest = inches === '' ? 0 : readNumber(inches);
  if (rest < 0 || rest >= 12) return null;
  return within((readNumber(feet) * 12 + rest) * CM_PER_INCH, HEIGHT_CM);
}

const within = (value: number, { min, max }: { min: number; max: number }) =>
  value >= min && value <= max ? value : null;
