import { z } from 'zod';
import { type PaymentAccount, ProviderFailure } from '../adapter.ts';
import { callProvider } from '../call-provider.ts';

export const PayphoneSale = z.object({
  statusCode: z.number(),
  transactionStatus: z.string().nullish(),
  transactionId: z.number(),
  clientTransactionId: z.string().nullish(),
  amount: z.number().int(),
  currency: z.string().nullish(),
  message: z.string().nullish(),
  cardBrand: z.string().nullish(),
  lastDigits: z.string().nullish(),
  date: z.string().nullish(),
});
export type PayphoneSale = z.infer<typeof PayphoneSale>;

const PayphoneClientInput = z.object({ transactionId: z.number() });
const Refusal = z.object({
  errorCode: z.number().nullish(),
  message: z.string().nullish(),
  errors: z.array(z.object({ message: z.string().nullish() })).nullish(),
});
const UNKNOWN_TRANSACTION = 20;
const BAD_TOKEN = 802;
const OUT_OF_SERVICE = [500, 501];

export type Answered<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly code: number };

/** Their API Sale. An error in JSON is an answer; anything else that is no success leaves us in the dark. */
export function payphoneClient(account: PaymentAccount) {
  async function ask<T>(
    schema: z.ZodType<T>,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<Answered<T>> {
    const answer = await callProvider({
      method,
      url: `${account.baseUrl}${path}`,
      ...(body ? { body } : {}),
      headers: { authorization: `Bearer ${account.keys.token ?? ''}` },
    });
    const parsed = schema.safeParse(answer.json);
    if (answer.status < 300 && parsed.success) return { ok: true, data: parsed.data };
    const refusal = Refusal.safeParse(answer.json);
    const code = refusal.success ? (refusal.data.errorCode ?? 0) : 0;
    if (code === BAD_TOKEN || answer.status === 401 || answer.status === 403)
      throw new ProviderFailure('misconfigured', 'PayPhone refuses our token');
    if (answer.status < 400 || answer.status >= 500 || !refusal.success || OUT_OF_SERVICE.includes(code))
      throw new ProviderFailure('no_answer', `PayPhone answered ${answer.status}, code ${code}`);
    return { ok: false, code };
  }

  return {
    isUser: (number: string, prefix: string) =>
      ask(z.boolean(), 'GET', `/api/Users/check/${number}/region/${prefix}`),
    sell: (sale: object) => ask(PayphoneClientInput, 'POST', '/api/Sale', sale),
    /** Null: they know nothing of it. */
    async find(clientTransactionId: string): Promise<PayphoneSale | null> {
      const path = `/api/Sale/client/${encodeURIComponent(clientTransactionId)}`;
      const answer = await ask(PayphoneSale, 'GET', path);
      if (answer.ok) return answer.data;
      if (answer.code === UNKNOWN_TRANSACTION) return null;
      throw new ProviderFailure('no_answer', `PayPhone: code ${answer.code}`);
    },
    cancel: (clientId: string) => ask(z.unknown(), 'POST', '/api/Cancel/client', { clientId }),
    reverse: (clientId: string) => ask(z.unknown(), 'POST', '/api/Reverse/Client', { clientId }),
  };
}
