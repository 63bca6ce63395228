import { z } from 'zod';
import { DeliverySettings } from '../../features/delivery/delivery.contract.ts';
import { SiteSlug } from './site.schema.ts';

const Code = z.string().regex(/^[a-z0-9]+(_[a-z0-9]+)*$/);
const TextKey = z.string().min(1);

const Method = z.strictObject({
  component: z.string().min(1),
  provider: z.string().min(1),
  type: z.enum(['cash', 'check-payment', 'bank-transfer', 'tdc', 'others']),
  minutes: z.int().positive(),
  name: TextKey,
  text: TextKey,
});

/** One site's use of a method. `account` names the merchant account; null where there is no provider. */
const SiteMethod = z.strictObject({
  method: Code,
  account: z.string().nullable(),
  params: z.record(z.string(), z.string()).optional(),
  max_minor: z.int().positive().optional(),
});

const Shipment = z.strictObject({
  code: Code,
  kind: z.enum(['home', 'pickup']),
  name: TextKey,
  carrier: z.string().min(1),
  first_minor: z.int().nonnegative(),
  further_minor: z.int().nonnegative(),
  extra_days: z.int().nonnegative(),
});

/** How each shop takes money and brings machines. */
export const CheckoutFile = z.strictObject({
  methods: z.record(Code, Method),
  sites: z.record(
    SiteSlug,
    z.strictObject({
      payments: z.array(SiteMethod).min(1),
      shipments: z.array(Shipment).min(1),
      /** Working days, cut-off hour and lanes; absent: every day but a holiday counts and nothing is added. */
      delivery: DeliverySettings.optional(),
    }),
  ),
});
export type CheckoutFile = z.infer<typeof CheckoutFile>;
