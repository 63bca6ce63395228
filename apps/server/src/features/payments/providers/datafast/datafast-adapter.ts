import type { CardForm } from '../../payments.contract.ts';
import {
  type Attempt,
  type Begun,
  type Cancelled,
  type PayingOrder,
  type PaymentAccount,
  type ProviderAdapter,
  ProviderFailure,
  type ProviderPayment,
} from '../adapter.ts';
import { checkoutParameters, fieldErrorsOf } from './datafast-checkout.ts';
import { type DatafastPayment, datafastClient } from './datafast-client.ts';
import { nothingYet, toProviderPayment } from './datafast-payment.ts';
import { datafastRefunds } from './datafast-refunds.ts';
import { classify, GONE } from './datafast-results.ts';
import { readNotice } from './datafast-webhook.ts';

const BRANDS = 'VISA MASTER AMEX DINERS DISCOVER';
// A transaction that ended well counts more than one that may, and that more than one that did not.
const WEIGHT: Partial<Record<ProviderPayment['state'], number>> = { paid: 3, review: 2, processing: 1 };

/**
 * Datafast on OPPWA: a form of ours says who pays, then theirs takes the card. The checkout lives half an hour and
 * cannot be cancelled; several transactions may hang off it. Paths are built from the id we stored, never from what a
 * browser brings back.
 */
export function datafastAdapter(
  accountRef: string,
  account: PaymentAccount,
  now = () => new Date(),
): ProviderAdapter {
  const client = datafastClient(account);
  const isTestMode = account.settings.testMode !== undefined;
  const canQuery = account.settings.query !== 'none';

  async function submitForm(attempt: Attempt, form: CardForm, order: PayingOrder): Promise<Begun> {
    if (!account.jsUrl) throw new ProviderFailure('misconfigured', `${accountRef}: no script`);
    const opened = await client.openCheckout(checkoutParameters(account, attempt, form, order));
    const { id } = opened;
    if (!id || classify(opened.result.code, isTestMode).state !== 'open') throw refused(opened);
    const script = new URL(account.jsUrl);
    script.searchParams.set('checkoutId', id);
    return {
      providerRef: id,
      post: {
        js_url: script.href,
        ...(opened.integrity ? { js_integrity: opened.integrity } : {}),
        result_data: { id },
        params: { brands: account.settings.brands ?? BRANDS, shopperResultUrl: order.urls.browserReturn },
      },
    };
  }

  async function fetch(attempt: Attempt): Promise<ProviderPayment> {
    const { providerRef } = attempt;
    // Its id never reached a browser, so it cannot have been paid.
    if (!providerRef) return nothingYet('open', null);
    const told = await client.checkoutPayment(providerRef);
    const isGone = told.result.code === GONE;
    const providerPayment = isGone
      ? nothingYet('expired', providerRef)
      : toProviderPayment(told, providerRef, isTestMode);
    // Paid long ago looks like never paid; and a card form open in two tabs can be paid in both.
    const isNew =
      providerPayment.state !== 'paid' || providerPayment.providerPaymentRef !== attempt.providerPaymentRef;
    if (isNew && providerPayment.state !== 'open' && providerPayment.state !== 'expired')
      return providerPayment;
    const known = canQuery ? await client.byReference(attempt.id) : [];
    const payments = known.map((payment) => toProviderPayment(payment, providerRef, isTestMode));
    const others = payments.filter((one) => one.providerPaymentRef !== providerPayment.providerPaymentRef);
    const [best] = others.toSorted((a, b) => weightOf(b) - weightOf(a));
    return best && (isNew || best.state === 'paid') ? best : providerPayment;
  }

  async function cancel(attempt: Attempt): Promise<Cancelled> {
    const { state } = await fetch(attempt);
    if (state === 'paid') return 'already_paid';
    return state === 'processing' || state === 'review' ? 'unknown' : 'nothing_to_cancel';
  }

  return {
    provider: 'datafast',
    capabilities: {
      cancel: false,
      partialRefund: true,
      list: false,
      registers: false,
      expiresAfterSeconds: 30 * 60,
      // They ask for no more than two questions a minute about one checkout.
      pollSeconds: [30, 30, 60, 60, 120, 300, 600, 1800, 3600, 21_600],
    },
    begin: async (_attempt, order) => ({ providerRef: null, post: { url: order.urls.form } }),
    register: async () => ({ ok: true }),
    submitForm,
    fetch,
    cancel,
    ...datafastRefunds({ client, isTestMode, canQuery, now, fetch }),
    verifyWebhook: (call) => readNotice(account.keys.webhook ?? '', call),
  };
}

const weightOf = ({ state }: ProviderPayment) => WEIGHT[state] ?? 0;

function refused({ result }: DatafastPayment): ProviderFailure {
  const wrong = result.parameterErrors ?? [];
  return new ProviderFailure(
    'refused',
    `Datafast: ${result.code} ${wrong.map(({ name }) => name).join(' ')}`,
    {
      fieldErrors: fieldErrorsOf(wrong),
    },
  );
}
