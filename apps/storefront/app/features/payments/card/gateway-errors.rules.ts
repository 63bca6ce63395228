import type { MessageId } from '../../../i18n/message-id.ts';

export type CardField = 'number' | 'expiry' | 'code' | 'holder' | 'document' | 'issuer';
export type CardErrors = Readonly<Partial<Record<CardField, MessageId>>>;

const FIELD_OF: Readonly<Record<string, CardField>> = {
  card_number: 'number',
  card_expiration_date: 'expiry',
  card_expiration_month: 'expiry',
  card_expiration_year: 'expiry',
  security_code: 'code',
  card_holder_name: 'holder',
  'card_holder_identification.number': 'document',
  'card_holder_identification.type': 'document',
  card_holder_identification: 'document',
};
const WORDS: Readonly<Partial<Record<CardField, MessageId>>> = {
  number: 'payments.gateway.number',
  expiry: 'payments.gateway.expiry',
};

/** The gateway's validation errors as words under the fields they are about. It sends a list, or one object. */
export function gatewayErrors(body: unknown): CardErrors {
  const found = (body as { validation_errors?: unknown } | null)?.validation_errors ?? [];
  const list = (Array.isArray(found) ? found : [found]) as { code?: string; param?: string }[];
  const errors: Partial<Record<CardField, MessageId>> = {};
  for (const { code, param = '' } of list) {
    if (code === 'CardData' && /expired/i.test(param)) {
      errors.expiry = 'payments.gateway.expired';
      continue;
    }
    const field = FIELD_OF[param];
    if (field) errors[field] ??= WORDS[field] ?? 'payments.card.check';
  }
  return errors;
}
