import type { PaymentOrigins } from '../payments.contract.ts';
import type { PaymentAccount } from '../providers/adapter.ts';

export interface Bounds {
  readonly min_minor: number | null;
  readonly max_minor: number | null;
}

// About a thousand euros each. Cash on delivery is a promise, so a site that wants to take more says so itself.
const CASH_MAX: Readonly<Record<string, number>> = {
  EUR: 100_000,
  USD: 100_000,
  GBP: 100_000,
  CHF: 100_000,
  PLN: 450_000,
  AED: 400_000,
  ILS: 400_000,
  MXN: 2_000_000,
  ARS: 100_000_000,
  JPY: 150_000,
  VND: 25_000_000,
};

interface Limits extends Bounds {
  readonly component: string;
  readonly currency: string;
  /** The site's own ceiling for cash on delivery (its setting `cash_max_minor`). */
  readonly cash_max_minor: number | null;
}

/** What a method may take. Cash always has a ceiling: its own, the site's, or a default; unknown currencies have none. */
export function boundsOf({ component, currency, min_minor, max_minor, cash_max_minor }: Limits): Bounds {
  if (component !== 'CashPayment') return { min_minor, max_minor };
  return { min_minor, max_minor: max_minor ?? cash_max_minor ?? CASH_MAX[currency.trim()] ?? 0 };
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

interface MethodTerms {
  readonly component: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

interface SiteTerms {
  readonly currency: string;
  readonly settings: { readonly cash_max_minor?: unknown };
}

const amountIn = (value: unknown) => (typeof value === 'number' ? value : null);

/**
 * Whether a method may take a sum, by its settings and the site's. Checkout imports it too: the limits are checked again
 * when the order is placed, and both checks must be the same rule.
 */
export function canTakeAmount(
  { component, settings }: MethodTerms,
  site: SiteTerms,
  totalMinor: number,
): boolean {
  const bounds = boundsOf({
    component,
    currency: site.currency,
    min_minor: amountIn(settings.min_minor),
    max_minor: amountIn(settings.max_minor),
    cash_max_minor: amountIn(site.settings.cash_max_minor),
  });
  return whyMethodRefused(bounds, totalMinor) === null;
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
