import type { PaymentAccount, ProviderAdapter } from '../adapter.ts';
import { paywayCharges } from './payway-charges.ts';
import { paywayReads } from './payway-reads.ts';
import { paywayRefunds } from './payway-refunds.ts';

/**
 * The browser trades the card for a token at the gateway; we charge the token, and the answer is final. There is no
 * idempotency key: an id of ours may be used once, so a declined attempt is over and the next try is another attempt.
 */
export function paywayAdapter(accountRef: string, account: PaymentAccount): ProviderAdapter {
  const reads = paywayReads(account);
  return {
    provider: 'payway',
    capabilities: {
      cancel: false,
      partialRefund: true,
      list: true,
      expiresAfterSeconds: null,
      // After a charge without an answer; before it there is nothing to find.
      pollSeconds: [5, 30, 120, 600],
    },
    ...paywayCharges(accountRef, account),
    ...paywayRefunds(account, reads),
    fetch: reads.fetch,
    cancel: reads.cancel,
    list: reads.list,
    // Payway sends no notifications: a call here is forged.
    verifyWebhook: () => ({ verified: false }),
  };
}
