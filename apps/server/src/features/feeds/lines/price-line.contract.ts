import { z } from 'zod';
import { Amount, Currency, Day, SiteSlug, Text } from './field.contract.ts';

/** The list price of a variant on a site from an instant on. A day means its first minute where the site is. */
export const PriceLine = z.strictObject({
  site: SiteSlug,
  variant: Text,
  amount: Amount,
  currency: Currency,
  valid_from: z.union(
    [Day, z.iso.datetime({ offset: true })],
    'must be a day or an instant with its offset, like 2026-12-24 or 2026-12-24T08:00:00+01:00',
  ),
});
export type PriceLine = z.output<typeof PriceLine>;
