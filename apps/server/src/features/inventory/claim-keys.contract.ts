import { z } from 'zod';
export type ClaimKeyKind = 'network' | 'email' | 'phone' | 'device' | 'customer';

/** One thing by which unpaid units are counted together. */
export interface ClaimKey {
  readonly kind: ClaimKeyKind;
  readonly key: Buffer;
  /** Most unpaid units, and most of a product marked limited; null: no cap. */
  readonly cap: number;
  readonly limitedCap: number | null;
}

/** A site's setting `unpaid`; what it leaves out is the default, null is no cap. */
export const UnpaidSettings = z.object({
  network: z.number().nullable().exactOptional(),
  email: z.number().nullable().exactOptional(),
  phone: z.number().nullable().exactOptional(),
  device: z.number().nullable().exactOptional(),
  customer: z.number().nullable().exactOptional(),
  limited: z.number().nullable().exactOptional(),
  cooldown_minutes: z.number().exactOptional(),
});
export type UnpaidSettings = Readonly<z.infer<typeof UnpaidSettings>>;
