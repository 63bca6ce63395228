import { z } from 'zod';
import { type CardForm, type PaymentPost, Provider, type RegisterBody } from '../payments.contract.ts';

/** A merchant account at a provider. The file or variable that holds these is a secret; the repository has none. */
export const PaymentAccount = z.object({
  provider: Provider,
  /** The site's slug: an account serves one country. */
  site: z.string(),
  /** For us. */
  baseUrl: z.url(),
  /** For the browser. */
  jsUrl: z.url().nullable().default(null),
  /** Each adapter knows which it needs. */
  keys: z.record(z.string(), z.string()),
  settings: z.record(z.string(), z.string()).default({}),
});
export const PaymentAccounts = z.record(z.string(), PaymentAccount);

export type PaymentAccount = z.infer<typeof PaymentAccount>;
export type PaymentAccounts = z.infer<typeof PaymentAccounts>;

/** What an adapter may know of an attempt. The amount is frozen; `id` is our reference at every provider. */
export interface Attempt {
  readonly siteId: number;
  readonly siteSlug: string;
  readonly id: string;
  readonly orderCode: string;
  readonly methodId: number;
  readonly provider: string;
  readonly accountRef: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly exponent: number;
  readonly status: string;
  /** The provider's name for it before it is paid: intent, reference, checkout id. */
  readonly providerRef: string | null;
  /** The provider's name for the payment itself, where that is another. */
  readonly providerPaymentRef: string | null;
  readonly hints: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
}

/** What the provider has to be told about who buys what; addresses of ours it may call. */
export interface PayingOrder {
  readonly locale: string;
  readonly countryIso: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly phone: string | null;
  readonly customerRef: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
  readonly items: readonly { readonly name: string; readonly priceMinor: number }[];
  /** Part of the amount. */
  readonly taxMinor: number;
  readonly taxRate: number;
  readonly clientIp: string | null;
  readonly urls: {
    /** Of the api, as the contract has them: POST these with what the panel knows. */
    readonly register: string;
    readonly results: string;
    readonly form: string;
    /** Absolute: the shop's page that a provider sends the browser to. */
    readonly browserReturn: string;
    /** Absolute: where the provider posts its notifications. */
    readonly webhook: string;
  };
}

export interface Begun {
  readonly providerRef: string | null;
  /** order_code and totals are filled in by the caller. */
  readonly post: Omit<PaymentPost, 'order_code' | 'totals'>;
}

export type ProviderState =
  /** The provider knows nothing of it. */
  | 'absent'
  /** Waiting for the shopper; nothing was charged. */
  | 'open'
  | 'action_required'
  | 'processing'
  | 'review'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired';

/** The provider's answer to "what became of it", in our words. Money in minor units of `currency`. */
export interface ProviderPayment {
  readonly state: ProviderState;
  readonly amountMinor: number | null;
  readonly currency: string | null;
  /** Our reference as the provider repeats it; null where it does not. */
  readonly reference: string | null;
  readonly providerRef: string | null;
  readonly providerPaymentRef: string | null;
  /** The booking's id: the ledger takes it once. */
  readonly txnId: string | null;
  readonly occurredAt: Date | null;
  readonly refunds: readonly ProviderRefund[];
  readonly disputes: readonly {
    readonly id: string;
    readonly amountMinor: number;
    readonly state: 'open' | 'won' | 'lost';
  }[];
  readonly failure: FailureKind | null;
  readonly card: { readonly brand: string; readonly last4: string } | null;
  /** With `action_required`: the browser posts `creq` to `url` in a frame (the bank's 3-D Secure page). */
  readonly challenge?: { readonly url: string; readonly creq: string };
}

export interface ProviderRefund {
  readonly id: string;
  readonly amountMinor: number;
  readonly state: 'pending' | 'succeeded' | 'failed';
  readonly occurredAt: Date;
}

/** Why a payment failed; each is a sentence in every language, never the provider's. */
export type FailureKind =
  | 'declined'
  | 'insufficient_funds'
  | 'card_expired'
  | 'wrong_code'
  | 'wrong_number'
  | 'authentication'
  | 'cancelled_by_shopper'
  | 'not_answered'
  | 'not_registered'
  | 'duplicate'
  | 'provider_error';

export type Cancelled = 'cancelled' | 'already_paid' | 'nothing_to_cancel' | 'unknown';

export interface RefundInput {
  /** Also the idempotency key. */
  readonly id: string;
  readonly amountMinor: number;
  readonly isWhole: boolean;
}

/** `by_hand`: this provider cannot (any more); a person has to. */
export type Refunded = {
  readonly state: 'succeeded' | 'pending' | 'failed' | 'unknown' | 'by_hand';
  readonly id: string | null;
};

export interface WebhookCall {
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
}

/** `ignored`: genuine but not about a payment of ours. An attempt is found by our reference or by the provider's. */
export type WebhookReading =
  | { readonly verified: false }
  | {
      readonly verified: true;
      readonly eventId: string;
      readonly kind: string;
      readonly reference: string | null;
      readonly providerRef: string | null;
      /** Not yet believed: it is ours when the provider, asked about it, repeats our reference. */
      readonly providerPaymentRef?: string | null;
      readonly ignored?: true;
    };

/** A payment as the provider's list has it, for the nightly comparison. */
export interface ListedPayment {
  readonly reference: string | null;
  readonly txnId: string;
  readonly amountMinor: number;
  readonly refundedMinor: number;
  readonly currency: string;
  readonly occurredAt: Date;
}

/**
 * One provider account. No method throws for a decline: that is a state. They throw `ProviderFailure` when the provider
 * could not be called (`not_sent`: safe to repeat) or did not answer (`no_answer`: the outcome is unknown).
 */
export interface ProviderAdapter {
  readonly provider: string;
  readonly capabilities: {
    readonly cancel: boolean;
    readonly partialRefund: boolean;
    readonly list: boolean;
    /** False: `register` does nothing, the browser charges; a look is all that is left to do. */
    readonly registers?: false;
    /** Seconds after which an unfinished attempt expires at the provider; null: it never expires. */
    readonly expiresAfterSeconds: number | null;
    /** Seconds between the looks of the poller, the last repeated. */
    readonly pollSeconds: readonly number[];
  };
  /** May run twice for one attempt and then finds what the first run made. */
  begin(attempt: Attempt, order: PayingOrder): Promise<Begun>;
  /** The browser spoke. Charges where the server has to (Payway, Mercado Pago, PayPhone); else only says what to remember. */
  register(attempt: Attempt, body: RegisterBody, order: PayingOrder): Promise<Registration>;
  /** The form before the card form; only Datafast has one. */
  submitForm?(attempt: Attempt, form: CardForm, order: PayingOrder): Promise<Begun>;
  fetch(attempt: Attempt): Promise<ProviderPayment>;
  cancel(attempt: Attempt): Promise<Cancelled>;
  refund(attempt: Attempt, input: RefundInput): Promise<Refunded>;
  fetchRefund(attempt: Attempt, input: RefundInput, refundId: string | null): Promise<Refunded>;
  verifyWebhook(call: WebhookCall): WebhookReading;
  /** What to answer a provider that wants more than an empty 200. */
  webhookAnswer?: {
    readonly status: number;
    readonly body: unknown;
    /** Statuses for a signature that is wrong and for an event seen before, where they are not the usual ones. */
    readonly refused?: number;
    readonly repeated?: number;
  };
  list?(from: Date, to: Date): Promise<readonly ListedPayment[]>;
}

/** What to keep with the attempt before it is settled; `fieldErrors` are keys of messages and leave it as it was. */
export type Registration =
  | { readonly ok: true; readonly providerRef?: string; readonly providerPaymentRef?: string }
  | { readonly ok: false; readonly fieldErrors: Readonly<Record<string, string>> };

export class ProviderFailure extends Error {
  /** `not_sent` and `rate_limited` changed nothing there; after `no_answer` the truth has to be asked. */
  readonly kind: 'not_sent' | 'no_answer' | 'rate_limited' | 'refused' | 'misconfigured';
  /** Keys of messages for fields of the form that the provider does not take. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  constructor(
    kind: ProviderFailure['kind'],
    message: string,
    options: ErrorOptions & { fieldErrors?: Readonly<Record<string, string>> } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.fieldErrors = options.fieldErrors ?? {};
  }
}
