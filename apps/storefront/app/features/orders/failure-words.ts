import type { MessageId } from '../../i18n/message-id.ts';

/** Why a payment failed, in words a shopper can do something with; what is our own trouble has none. */
const WORDS: Readonly<Record<string, MessageId>> = {
  declined: 'orders.failure.declined',
  insufficient_funds: 'orders.failure.insufficient_funds',
  card_expired: 'orders.failure.card_expired',
  wrong_code: 'orders.failure.wrong_data',
  wrong_number: 'orders.failure.wrong_data',
  authentication: 'orders.failure.authentication',
  not_answered: 'orders.failure.not_answered',
  cancelled_by_shopper: 'orders.failure.cancelled_by_shopper',
};

export const failureWords = (failure: string | null): MessageId | undefined =>
  failure === null ? undefined : WORDS[failure];
