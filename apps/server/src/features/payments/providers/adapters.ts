import type { PaymentAccount, ProviderAdapter } from './adapter.ts';
import { datafastAdapter } from './datafast/datafast-adapter.ts';
import { mercadopagoAdapter } from './mercadopago/mercadopago-adapter.ts';
import { paymentezAdapter } from './paymentez/paymentez-adapter.ts';
import { payphoneAdapter } from './payphone/payphone-adapter.ts';
import { paywayAdapter } from './payway/payway-adapter.ts';
import { stripeAdapter } from './stripe/stripe-adapter.ts';

type Make = (accountRef: string, account: PaymentAccount) => ProviderAdapter;

const MAKERS: Readonly<Record<PaymentAccount['provider'], Make>> = {
  stripe: stripeAdapter,
  payway: paywayAdapter,
  mercadopago: mercadopagoAdapter,
  paymentez: paymentezAdapter,
  datafast: datafastAdapter,
  payphone: payphoneAdapter,
};

/** The adapter that speaks the account's provider's language. */
export const makeAdapter = (accountRef: string, account: PaymentAccount): ProviderAdapter =>
  MAKERS[account.provider](accountRef, account);
