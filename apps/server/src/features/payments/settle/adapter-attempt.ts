import type { AttemptRow } from '../attempts/attempts.sql.ts';
import type { Attempt } from '../providers/adapter.ts';
import type { Known } from './settle.rules.ts';

/** The part of a row that an adapter may see. */
export const asAttempt = (row: AttemptRow): Attempt => ({
  siteId: row.site_id,
  siteSlug: row.site_slug,
  id: row.id,
  orderCode: row.order_code,
  methodId: row.method_id,
  provider: row.provider,
  accountRef: row.account_ref ?? '',
  amountMinor: row.amount_minor,
  currency: row.currency,
  exponent: row.exponent,
  status: row.status,
  providerRef: row.provider_ref,
  providerPaymentRef: row.provider_payment_ref,
  hints: row.hints,
  createdAt: row.created_at,
});

export const asKnown = (row: AttemptRow): Known => ({
  id: row.id,
  status: row.status,
  amountMinor: row.amount_minor,
  currency: row.currency,
  postings: row.postings,
  unknownSeconds: row.unknown_seconds,
});
