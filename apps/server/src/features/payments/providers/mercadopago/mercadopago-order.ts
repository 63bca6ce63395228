import type { RegisterBody } from '../../payments.contract.ts';
import type { Attempt, PayingOrder, PaymentAccount } from '../adapter.ts';
import { toDecimalNumber } from '../decimal-amount.ts';

/** The charge they are asked for. The currency is the account's: they take no other. */
export function chargeOf(attempt: Attempt, body: RegisterBody, order: PayingOrder, account: PaymentAccount) {
  const decimal = (minor: number) => toDecimalNumber(minor, attempt.currency);
  const name = { first_name: order.givenName, last_name: order.familyName };
  return {
    transaction_amount: decimal(attempt.amountMinor),
    token: body.ref,
    installments: body.installments ?? 1,
    payment_method_id: body.mp_payment_method_id,
    ...(body.issuer && { issuer_id: body.issuer }),
    payer: {
      email: order.email,
      ...name,
      ...(body.dni && { identification: { type: body.docType ?? 'DNI', number: body.dni } }),
    },
    external_reference: attempt.id,
    notification_url: order.urls.webhook,
    description: attempt.orderCode,
    ...(account.settings.statementDescriptor && {
      statement_descriptor: account.settings.statementDescriptor,
    }),
    // A payment may wait for a person or a bank; three-D Secure needs that it may.
    binary_mode: false,
    three_d_secure_mode: account.settings.threeDSecure ?? 'optional',
    additional_info: {
      items: order.items.map((item) => ({
        title: item.name,
        quantity: 1,
        unit_price: decimal(item.priceMinor),
      })),
      payer: name,
      ...(order.clientIp && { ip_address: order.clientIp }),
      ...(order.street && {
        shipments: {
          receiver_address: {
            street_name: order.street,
            city_name: order.city,
            zip_code: order.postalCode,
          },
        },
      }),
    },
  };
}

/** Which field of the panel a cause is about; the rest is no matter of the shopper's. */
const FIELDS: Record<string, keyof RegisterBody> = {
  '2006': 'ref',
  '3003': 'ref',
  '205': 'ref',
  '208': 'ref',
  '209': 'ref',
  '224': 'ref',
  '325': 'ref',
  '326': 'ref',
  E301: 'ref',
  E302: 'ref',
  E203: 'ref',
  '212': 'docType',
  '213': 'docType',
  '322': 'docType',
  '323': 'docType',
  '214': 'dni',
  '324': 'dni',
  '2067': 'dni',
  '220': 'issuer',
  '3030': 'issuer',
  '221': 'user_name',
  '316': 'user_name',
  '3028': 'mp_payment_method_id',
};

export function fieldErrorsOf(codes: readonly string[]): Record<string, string> {
  const fields = codes.flatMap((code) => FIELDS[code] ?? []);
  return Object.fromEntries(fields.map((field) => [field, 'field_invalid']));
}
