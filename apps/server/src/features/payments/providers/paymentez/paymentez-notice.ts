import { z } from 'zod';
import type { PaymentAccount, WebhookCall, WebhookReading } from '../adapter.ts';
import { isSame, stokenOf } from './paymentez-client.ts';

const Text = z.union([z.string(), z.number()]).transform(String);
const Notice = z.object({
  transaction: z.object({
    id: z.string().min(1),
    status: Text,
    status_detail: Text,
    application_code: z.string(),
    dev_reference: Text.nullish(),
    stoken: z.string(),
  }),
  user: z.object({ id: Text }),
});

/** Proven is only that they know of this transaction: what became of it is asked afterwards. */
export function readNotice(account: PaymentAccount, call: WebhookCall): WebhookReading {
  const { serverCode = '', serverKey = '' } = account.keys;
  const notice = Notice.safeParse(parse(call.rawBody));
  if (!notice.success || !serverKey) return { verified: false };
  const { transaction, user } = notice.data;
  if (transaction.application_code !== serverCode) return { verified: false };
  const right = stokenOf(transaction.id, serverCode, user.id, serverKey);
  if (!isSame(transaction.stoken.toLowerCase(), right)) return { verified: false };
  return {
    verified: true,
    kind: `${transaction.status}/${transaction.status_detail}`,
    eventId: `${transaction.id}:${transaction.status}:${transaction.status_detail}`,

    reference: transaction.dev_reference ?? null,
    providerRef: null,
    providerPaymentRef: transaction.id,
  };
}

function parse(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return null;
  }
}
