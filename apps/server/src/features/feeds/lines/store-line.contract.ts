import { z } from 'zod';
import { Decimal, LongText, list, SiteSlug, Text } from './field.contract.ts';

const Service = z.enum(
  [
    'showroom',
    'pay_point',
    'store_pickup',
    'home_delivery',
    'test_ride',
    'sales',
    'service',
    'parts',
    'rental',
  ],
  'is not a service we know',
);

// Closed days of this store alone; those of the country are data of the site.
const Weekdays = z.string().regex(/^[1-7](,[1-7])*$/, 'must be weekdays, like 1,7 (Monday is 1)');
const Days = z
  .string()
  .regex(/^(\d{4}-)?\d\d-\d\d(,(\d{4}-)?\d\d-\d\d)*$/, 'must be days, like 08-16 (every year) or 2027-03-29');

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** A dealer's place, whole: what a line leaves out is empty. */
export const StoreLine = z.strictObject({
  site: SiteSlug,
  ref: Text,
  name: Text,
  address: Text,
  city: Text,
  state: Text.optional(),
  postal_code: Text.optional(),
  country: z.string().regex(/^[A-Z]{2}$/, 'must be two capitals, like IT'),
  phone: Text.optional(),
  email: z.email('must be an e-mail address').optional(),
  services: list(Service).default([]),
  /** Absent: the site's. */
  timezone: z.string().refine(isTimeZone, 'must be a time zone, like Europe/Rome').optional(),
  hours: z
    .strictObject({ weekday: Text, weekdays: Text, weekend: Text, closed: Weekdays, holidays: Days })
    .partial()
    .default({}),
  info: LongText.optional(),
  lat: Decimal.refine((value) => Math.abs(value) <= 90, 'must be between -90 and 90'),
  lng: Decimal.refine((value) => Math.abs(value) <= 180, 'must be between -180 and 180'),
  status: z.enum(['active', 'closed'], 'must be active or closed').default('active'),
});
export type StoreLine = z.output<typeof StoreLine>;
