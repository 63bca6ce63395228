import type { PaymentAccount } from './accounts.ts';
import type { PaymentOrigins } from './payments.contract.ts';

export interface Bounds {
  readonly min_minor: number | null;
  readonly max_minor: number | null;
}

/** Why a method cannot take a sum: the law about cash, a bank's smallest transfer. Null: it can, or there is no sum yet. */
export function whyMethodRefused(
  { min_minor, max_minor }: Bounds,
  totalMinor: number | null,
): 'payment_above_max' | 'payment_below_min' | null {
  if (totalMinor === null) return null;
  if (max_minor !== null && totalMinor > max_minor) return 'payment_above_max';
  return min_minor !== null && totalMinor < min_minor ? 'payment_below_min' : null;
}

/** Where the browser goes for a method: the checkout's security policy lets in these origins and no others. */
export function originsOf(account: PaymentAccount): PaymentOrigins {
  const { jsUrl, settings, provider } = account;
  const js = jsUrl ? [new URL(jsUrl).origin] : [];
  const tokens = settings.tokensUrl ? [new URL(settings.tokensUrl).origin] : [];
  const more = settings.origins?.split(' ').filter((origin) => origin !== '') ?? [];
  const form = provider === 'mercadopago' || provider === 'datafast' ? js : [];
  return {
    script: [...js, ...more],
    frame: [...js, ...more],
    connect: [...new Set([...js, ...tokens, ...more])],
    form: [...form, ...more],
  };
}
