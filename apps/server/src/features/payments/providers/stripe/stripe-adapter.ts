import type { PaymentAccount, ProviderAdapter } from '../adapter.ts';
import { listCharges } from './list-charges.ts';
import { MAX_DIGITS } from './stripe-amounts.ts';
import { stripeClient } from './stripe-calls.ts';
import { readEvent } from './stripe-events.ts';
import { stripeIntents } from './stripe-intents.ts';
import { stripeRefunds } from './stripe-refunds.ts';
import { isSigned } from './stripe-signature.ts';

/** Cards, confirmed by the browser with the intent's secret. Paid is what the intent says when we read it. */
export function stripeAdapter(accountRef: string, account: PaymentAccount): ProviderAdapter {
  const stripe = stripeClient(account);
  const maxDigits = Number(account.settings.mostDigits ?? MAX_DIGITS);

  return {
    provider: 'stripe',
    capabilities: {
      cancel: true,
      partialRefund: true,
      list: true,
      registers: false,
      expiresAfterSeconds: null,
      pollSeconds: [5, 15, 45, 120, 300, 900, 3600],
    },
    ...stripeIntents(stripe, { accountRef, account, maxDigits }),
    // The browser's word is a hint to look, and settling looks anyway.
    register: async () => ({ ok: true }),
    ...stripeRefunds(stripe, maxDigits),
    list: (from, to) => listCharges(stripe, from, to),
    verifyWebhook({ rawBody, headers, now }) {
      const secret = account.keys.webhook ?? '';
      return isSigned(rawBody, headers['stripe-signature'], secret, now)
        ? readEvent(rawBody)
        : { verified: false };
    },
  };
}
