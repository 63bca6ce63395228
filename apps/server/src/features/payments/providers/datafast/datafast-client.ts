import { z } from 'zod';
import { type PaymentAccount, ProviderFailure } from '../adapter.ts';
import { callProvider } from '../call-provider.ts';
import { NOT_FOUND } from './datafast-results.ts';

export const DatafastPayment = z.object({
  id: z.string().optional(),
  ndc: z.string().optional(),
  paymentType: z.string().optional(),
  paymentBrand: z.string().optional(),
  amount: z.string().optional(),
  currency: z.string().optional(),
  merchantTransactionId: z.string().optional(),
  result: z.object({
    code: z.string(),
    parameterErrors: z.array(z.object({ name: z.string() })).optional(),
  }),
  card: z.object({ last4Digits: z.string().optional() }).optional(),
  timestamp: z.string().optional(),
});
const Opened = DatafastPayment.extend({ integrity: z.string().optional() });
const Found = DatafastPayment.extend({ payments: z.array(DatafastPayment).optional() });

export type DatafastPayment = z.infer<typeof DatafastPayment>;

/** Their REST interface: forms in, JSON out, a result code in every answer whatever the HTTP status. */
export function datafastClient(account: PaymentAccount) {
  const entityId = account.keys.entity ?? '';
  // In production the parameter has to be absent altogether.
  const { testMode } = account.settings;
  const mode: Record<string, string> = testMode ? { testMode } : {};

  async function ask<T extends Pick<DatafastPayment, 'result'>>(
    schema: z.ZodType<T>,
    method: 'GET' | 'POST',
    path: string,
    parameters: Record<string, string> = {},
  ): Promise<T> {
    const sent = new URLSearchParams({ entityId, ...parameters });
    const answer = await callProvider({
      method,
      url: `${account.baseUrl}${path}${method === 'GET' ? `?${sent}` : ''}`,
      headers: { authorization: `Bearer ${account.keys.bearer ?? ''}` },
      ...(method === 'POST' ? { body: sent } : {}),
    });
    const parsed = schema.safeParse(answer.json);
    if (!parsed.success || answer.status >= 500)
      throw new ProviderFailure('no_answer', `Datafast answered ${answer.status} and nothing to read`);
    if (parsed.data.result.code.startsWith('800.900'))
      throw new ProviderFailure('misconfigured', `Datafast refuses our key (${parsed.data.result.code})`);
    return parsed.data;
  }

  return {
    openCheckout: (parameters: Record<string, string>) =>
      ask(Opened, 'POST', '/v1/checkouts', { ...parameters, ...mode }),
    checkoutPayment: (checkoutId: string) =>
      ask(DatafastPayment, 'GET', `/v1/checkouts/${encodeURIComponent(checkoutId)}/payment`),
    changePayment: (paymentId: string, parameters: Record<string, string>) =>
      ask(DatafastPayment, 'POST', `/v1/payments/${encodeURIComponent(paymentId)}`, {
        ...parameters,
        ...mode,
      }),
    async byReference(merchantTransactionId: string): Promise<DatafastPayment[]> {
      const parsed = await ask(Found, 'GET', '/v1/query', { merchantTransactionId });
      if (parsed.result.code === NOT_FOUND) return [];
      if (parsed.payments) return parsed.payments;
      throw new ProviderFailure('no_answer', `Datafast cannot be queried (${parsed.result.code})`);
    },
  };
}
