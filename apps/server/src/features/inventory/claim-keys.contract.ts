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
export interface UnpaidSettings {
  readonly network?: number | null;
  readonly email?: number | null;
  readonly phone?: number | null;
  readonly device?: number | null;
  readonly customer?: number | null;
  readonly limited?: number | null;
  readonly cooldown_minutes?: number;
}
