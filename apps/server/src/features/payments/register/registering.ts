import type { AttemptKey } from '../attempts/find-own-attempt.ts';
import type { Payer } from '../attempts/payer-of.ts';
import type { RegisterBody } from '../payments.contract.ts';

export interface Registering {
  readonly of: AttemptKey;
  readonly payer: Payer;
  readonly body: RegisterBody;
  readonly locale: string;
  readonly clientIp: string | null;
  readonly checkoutToken: string | undefined;
}

export type RegisteredPayment =
  | {
      readonly ok: true;
      readonly code: string;
      readonly status: 'success' | 'pending' | 'awaiting' | 'failure';
      readonly challenge?: { readonly url: string; readonly creq: string };
    }
  | { readonly ok: false; readonly code: 'not_found' | 'forbidden' | 'conflict' | 'payment_unavailable' }
  | { readonly ok: false; readonly code: 'fields'; readonly errors: Readonly<Record<string, string>> };
