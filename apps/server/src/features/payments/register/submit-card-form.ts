import { languageTag } from '@paddock/i18n/locales';
import { withSite } from '../../../platform/db/db.ts';
import type { FieldErrors } from '../../../platform/http/http-errors.ts';
import { type MessageKey, translate } from '../../../platform/text/messages.ts';
import { type AttemptKey, findOwnAttempt } from '../attempts/find-own-attempt.ts';
import type { Payer } from '../attempts/payer-of.ts';
import { payingOrder } from '../attempts/paying-order.ts';
import { keepFirst } from '../attempts/update-attempt.sql.ts';
import type { CardForm, PaymentPost } from '../payments.contract.ts';
import type { Payments } from '../payments.ts';
import { ProviderFailure } from '../providers/adapter.ts';
import { asAttempt } from '../settle/adapter-attempt.ts';
import { queueEvents } from '../settle/schedule-poll.ts';
import { isLive, isUnderWay } from '../settle/settle.rules.ts';
import { asPost } from './open-panel.ts';

export type SubmittedForm =
  | { readonly ok: true; readonly post: PaymentPost }
  | { readonly ok: false; readonly code: 'not_found' | 'conflict' | 'payment_unavailable' }
  | { readonly ok: false; readonly code: 'fields'; readonly errors: Readonly<Record<string, string>> };

interface SubmitCardFormInput {
  readonly of: AttemptKey;
  readonly payer: Payer;
  readonly form: CardForm;
  readonly locale: string;
  readonly clientIp: string | null;
}

/**
 * Sends the payer's data before the provider's own card form. The provider opens its form once per attempt: a form sent again gets
 * the one that is open, because two could both be paid; and none once a card was taken, because one can be paid twice.
 */
export async function submitCardForm(payments: Payments, input: SubmitCardFormInput): Promise<SubmittedForm> {
  const row = await findOwnAttempt(payments, input.of, input.payer);
  const adapter = payments.adapterFor(row?.account_ref ?? '');
  if (!row || !adapter?.submitForm) return { ok: false, code: 'not_found' };
  if (!isLive(row.status) || isUnderWay(row.status)) return { ok: false, code: 'conflict' };
  const tag = languageTag(input.locale, row.country_iso);
  const open = row.hints.widget;
  if (open) return { ok: true, post: asPost(payments, row, open, tag) };
  try {
    const order = payingOrder(payments, row, input);
    const begun = await adapter.submitForm(asAttempt(row), input.form, order);
    const { expiresAfterSeconds } = adapter.capabilities;
    const waiting = await keepFirst(payments.db, row.site_id, row.id, 'widget', {
      ...(begun.providerRef ? { providerRef: begun.providerRef } : {}),
      hints: { widget: begun.post },
      ...(expiresAfterSeconds === null ? {} : { expiresInSeconds: expiresAfterSeconds }),
    });
    // Sent from two tabs at once: both get the form of the first.
    if (waiting === null) return await submitCardForm(payments, input);
    await withSite(payments.db, row.site_id, (tx) => queueEvents(tx, row.site_id, waiting));
    return { ok: true, post: asPost(payments, row, begun.post, tag) };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const errors = error.fieldErrors;
    if (Object.keys(errors).length > 0) return { ok: false, code: 'fields', errors };
    return { ok: false, code: 'payment_unavailable' };
  }
}

/** Keys by field as sentences. A single field's key is the whole answer's too: some panels show only that. */
export function explainFields(
  errors: Readonly<Record<string, string>>,
  locale: string,
): { readonly key: MessageKey; readonly errors: FieldErrors } {
  const pairs = Object.entries(errors) as [string, MessageKey][];
  const [first] = pairs;
  return {
    key: first?.[1].startsWith('payment_') ? first[1] : 'validation_failed',
    errors: Object.fromEntries(pairs.map(([field, key]) => [field, [translate(locale, key)]])),
  };
}
