import { randomUUID } from 'node:crypto';
import type { Attempt, PayingOrder } from '../../features/payments/providers/adapter.ts';

/** An attempt as an adapter gets it, nothing known of it at the provider. */
export const newAttempt = (change: Partial<Attempt> = {}): Attempt => ({
  siteId: 1,
  siteSlug: 'it',
  id: randomUUID(),
  orderCode: 'KX7P2M9Q',
  methodId: 1,
  provider: 'stripe',
  accountRef: 'stripe-it',
  amountMinor: 10_000,
  currency: 'EUR',
  exponent: 2,
  status: 'created',
  providerRef: null,
  providerPaymentRef: null,
  hints: {},
  createdAt: new Date(),
  ...change,
});

const ATTEMPT = '/api/front/checkout/KX7P2M9Q/attempts/0190b5a4-0000-7000-8000-000000000000';

export const PAYING_ORDER: PayingOrder = {
  locale: 'it',
  countryIso: 'IT',
  email: 'ada@example.com',
  givenName: 'Ada',
  familyName: 'Rossi',
  phone: '+393331234567',
  customerRef: 'c-1',
  street: 'Via Roma 1',
  city: 'Pesaro',
  postalCode: '61121',
  items: [{ name: 'Lupo 500', priceMinor: 10_000 }],
  taxMinor: 1_803,
  taxRate: 22,
  clientIp: '203.0.113.7',
  urls: {
    register: ATTEMPT,
    results: `${ATTEMPT}/results`,
    form: `${ATTEMPT}/form`,
    browserReturn: 'http://localhost:8080/it-it/checkout/return',
    webhook: 'http://127.0.0.1:4002/api/webhooks/stripe/it',
  },
};
