import { listPaymentMethods, type PaymentOrigins } from '@paddock/server/contracts/payments';
import type { Visit } from '../request/visit.server.ts';
import { ARIA_STYLE } from './content-security-policy.server.ts';

const KEPT_MS = 60_000;
const NONE: PaymentOrigins = { script: [], frame: [], connect: [], form: [] };
const kept = new Map<string, { origins: PaymentOrigins; until: number }>();

/** The origins of the site's payment methods. Loaded once a minute; unknown means none. */
export async function paymentOriginsOf(visit: Visit, now = Date.now()): Promise<PaymentOrigins> {
  const slug = visit.site?.slug;
  if (!slug) return NONE;
  const known = kept.get(slug);
  if (known && known.until > now) return known.origins;
  const answer = await visit.call(listPaymentMethods, {});
  if (!answer.ok) return known?.origins ?? NONE;
  const lists = answer.data.flatMap((method) => method.origins ?? []);
  const all = (kind: keyof PaymentOrigins) => [...new Set(lists.flatMap((list) => list[kind]))].sort();
  const origins = { script: all('script'), frame: all('frame'), connect: all('connect'), form: all('form') };
  kept.set(slug, { origins, until: now + KEPT_MS });
  return origins;
}

/**
 * For pages with a card form: a nonce of this answer for what is inline, our own files, and the exact origins of this
 * site's payment providers. No `strict-dynamic`: it would let a trusted script bring in others from anywhere.
 */
export function checkoutPolicy(nonce: string, origins: PaymentOrigins): string {
  const also = (list: readonly string[]) => (list.length > 0 ? ` ${list.join(' ')}` : '');
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${also(origins.script)}`,
    // Widgets bring style sheets of their own from where their script comes from.
    `style-src 'self' ${ARIA_STYLE}${also(origins.script)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${also(origins.script)}`,
    "font-src 'self'",
    `connect-src 'self'${also(origins.connect)}`,
    `frame-src ${origins.frame.join(' ') || "'none'"}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${also(origins.form)}`,
    "frame-ancestors 'none'",
  ].join('; ');
}
