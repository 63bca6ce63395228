import { languageTag } from '@paddock/i18n/locales';
import { formatMoney, money, toDecimal } from '@paddock/money';
import { withSite } from '../../../platform/db/db.ts';
import { transferParams } from '../../orders/show/to-sales-order.ts';
import { type AttemptRow, findPayingAttempt, type PayingAttemptRow } from '../attempts/attempts.sql.ts';
import { payingOrder, urlsOf } from '../attempts/paying-order.ts';
import { keepFirst, updateAttemptNow } from '../attempts/update-attempt.sql.ts';
import type { MethodSettings, PaymentComponent, PaymentPost, ResultAction } from '../payments.contract.ts';
import type { Payments } from '../payments.ts';
import { ProviderFailure } from '../providers/adapter.ts';
import { asAttempt } from '../settle/adapter-attempt.ts';
import { queueEvents, secondsToNextPoll } from '../settle/schedule-poll.ts';
import { makeCheckoutToken } from './register-payment.ts';

interface OpenPanelInput {
  readonly siteId: number;
  readonly attemptId: string;
  readonly locale: string;
  readonly clientIp: string | null;
}

/**
 * What the shopper's panel needs to take this payment. Asks the provider the first time and remembers its answer, so
 * that a retry or a reload shows the same panel. Throws `ProviderFailure` when the provider could not be asked.
 */
export async function openPanel(payments: Payments, input: OpenPanelInput): Promise<ResultAction> {
  const row = await findPayingAttempt(payments.db, input.siteId, input.attemptId);
  if (!row) throw new Error(`No attempt ${input.attemptId}`);
  const post = row.post ?? (await begin(payments, row, input));
  return asResultAction(payments, row, post, input.locale);
}

async function begin(payments: Payments, row: PayingAttemptRow, input: OpenPanelInput) {
  if (row.account_ref === null) {
    const { register } = urlsOf(payments, row, input.locale);
    const post = offlinePost(row, register);
    const status = row.status === 'created' ? { status: 'ready' } : {};
    await updateAttemptNow(payments.db, row.site_id, row.id, { ...status, post });
    return post;
  }
  const adapter = payments.adapterFor(row.account_ref);
  if (!adapter) throw new ProviderFailure('misconfigured', `no account ${row.account_ref}`);
  const order = payingOrder(payments, row, input);
  let begun: Awaited<ReturnType<typeof adapter.begin>>;
  try {
    begun = await adapter.begin(asAttempt(row), order);
  } catch (error) {
    // No browser was shown this attempt, so it cannot be paid: the next try starts again with another key,
    // because some providers repeat their own error for the same key.
    const tries = (row.hints.begin_tries ?? 0) + 1;
    const lastError = (error as Error).message;
    await updateAttemptNow(payments.db, row.site_id, row.id, { hints: { begin_tries: tries }, lastError });
    throw error;
  }
  const { pollSeconds, expiresAfterSeconds } = adapter.capabilities;
  const waiting = await keepFirst(payments.db, row.site_id, row.id, 'post', {
    ...(row.status === 'created' ? { status: 'ready' } : {}),
    ...(begun.providerRef ? { providerRef: begun.providerRef } : {}),
    post: begun.post,
    lastError: null,
    pollInSeconds: secondsToNextPoll('ready', 0, pollSeconds),
    ...(expiresAfterSeconds === null || !begun.providerRef ? {} : { expiresInSeconds: expiresAfterSeconds }),
  });
  if (waiting === null) {
    const first = await findPayingAttempt(payments.db, row.site_id, row.id);
    if (!first?.post) throw new ProviderFailure('refused', `attempt ${row.id} was closed meanwhile`);
    return first.post;
  }
  if (waiting.length > 0)
    await withSite(payments.db, row.site_id, (tx) => queueEvents(tx, row.site_id, waiting));
  return begun.post;
}

/** A panel's post as the wire has it: with the order's code, what is charged, and our own token where it needs one. */
export function asPost(
  payments: Pick<Payments, 'signingKeys'>,
  row: AttemptRow,
  post: NonNullable<AttemptRow['post']>,
  tag: string,
): PaymentPost {
  const charged = money(row.amount_minor, row.currency);
  return {
    ...post,
    ...(row.component === 'PayPhone' ? { token: makeCheckoutToken(payments.signingKeys, row.id) } : {}),
    order_code: row.order_code,
    totals: {
      exchanged_total: Number(toDecimal(charged)),
      exchanged_total_formatted: formatMoney(charged, tag, { decimals: 'always' }),
      currency: row.currency,
      exponent: row.exponent,
    },
  };
}

function asResultAction(
  payments: Payments,
  row: AttemptRow,
  post: NonNullable<AttemptRow['post']>,
  locale: string,
): ResultAction {
  const tag = languageTag(locale, row.country_iso);
  return {
    component: row.component,
    post: asPost(payments, row, post, tag),
    order: {
      code: row.order_code,
      total_formatted: formatMoney(money(row.order_total_minor, row.order_currency), tag, {
        decimals: 'always',
      }),
      deadline_at: row.deadline_at?.toISOString() ?? null,
      seconds_left: row.seconds_left,
    },
  };
}

/** What the bank, cash and cheque panels show and where they post. */
function offlinePost(
  attempt: {
    readonly component: PaymentComponent;
    readonly settings: MethodSettings;
    readonly order_code: string;
  },
  registerUrl: string,
) {
  if (attempt.component === 'CashPayment') return { url: registerUrl };
  return { url: registerUrl, params: transferParams(attempt.settings.params ?? null, attempt.order_code) };
}
