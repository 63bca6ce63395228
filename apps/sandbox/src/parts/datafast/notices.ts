import { createCipheriv, randomBytes } from 'node:crypto';
import type { World } from '../../core/world.ts';
import type { Transaction } from './checkouts.ts';
import { resultOf } from './results.ts';

/** A payment as the platform tells it: to a question, and inside a notification. */
export function paymentOf(transaction: Transaction) {
  const { checkout, card } = transaction;
  return {
    id: transaction.id,
    ...(transaction.referencedId ? { referencedId: transaction.referencedId } : {}),
    paymentType: transaction.paymentType,
    ...(card ? { paymentBrand: card.brand } : {}),
    amount: transaction.amount,
    currency: transaction.currency,
    merchantTransactionId: transaction.merchantTransactionId,
    result: resultOf(transaction.code),
    resultDetails: {
      ExtendedDescription: resultOf(transaction.code).description,
      AuthCode: transaction.id.slice(0, 6).toUpperCase(),
      ReferenceNo: `${transaction.id.slice(0, 12)}`,
      BatchNo: '000001',
      TotalAmount: transaction.amount,
      AcquirerCode: '1',
    },
    ...(card
      ? {
          card: {
            bin: card.number.slice(0, 6),
            last4Digits: card.number.slice(-4),
            holder: card.holder,
            expiryMonth: card.expiryMonth,
            expiryYear: card.expiryYear,
          },
        }
      : {}),
    timestamp: transaction.at.toISOString().replace('T', ' ').replace('Z', '+0000'),
    ndc: checkout.id,
  };
}

/** Encrypted with the merchant's key, as hex or wrapped in JSON: installations differ, so both are sent in turn. */
export function notify(world: World, transaction: Transaction) {
  const { account } = transaction.checkout;
  const key = Buffer.from(account.keys.webhook ?? '', 'hex');
  const plain = JSON.stringify({ type: 'PAYMENT', action: 'CREATED', payload: paymentOf(transaction) });
  const wrapped = world.outbox.list().length % 2 === 1;
  world.outbox.post({
    provider: 'datafast',
    site: account.site,
    event: `${transaction.paymentType} ${transaction.code}`,
    build() {
      const iv = randomBytes(wrapped ? 16 : 12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const hex = (bytes: Buffer) => bytes.toString('hex').toUpperCase();
      const body = hex(Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]));
      return {
        headers: {
          'content-type': wrapped ? 'application/json' : 'text/plain',
          'x-initialization-vector': hex(iv),
          'x-authentication-tag': hex(cipher.getAuthTag()),
        },
        body: wrapped ? JSON.stringify({ encryptedBody: body }) : body,
      };
    },
  });
}
