import { z } from 'zod';
import { type PaymentAccount, ProviderFailure } from '../adapter.ts';
import { callProvider, type ProviderAnswer } from '../call-provider.ts';

const Id = z.union([z.number(), z.string()]).transform(String);
const Challenge = z.object({ external_resource_url: z.string(), creq: z.string() }).partial().nullish();

export const MercadopagoRefund = z.object({
  id: Id,
  amount: z.number(),
  status: z.string().nullish(),
  date_created: z.string().nullish(),
});
export const MercadopagoPayment = z.object({
  id: Id,
  status: z.string(),
  status_detail: z.string().nullish(),
  transaction_amount: z.number(),
  transaction_amount_refunded: z.number().nullish(),
  currency_id: z.string(),
  external_reference: z.string().nullish(),
  payment_method_id: z.string().nullish(),
  date_created: z.string().nullish(),
  date_approved: z.string().nullish(),
  card: z.object({ last_four_digits: z.string().nullish() }).nullish(),
  refunds: z.array(MercadopagoRefund).nullish(),
  // The library's types say one, the manual's examples the other.
  three_ds_info: Challenge,
  three_dsinfo: Challenge,
});
const Search = z.object({
  paging: z.object({ total: z.number() }),
  results: z.array(MercadopagoPayment),
});

export type MercadopagoRefund = z.infer<typeof MercadopagoRefund>;
export type MercadopagoPayment = z.infer<typeof MercadopagoPayment>;

export interface Refusal {
  readonly status: number;
  /** Codes of causes, "2006" or "E301". */
  readonly codes: readonly string[];
}
type Answer<T> = { readonly ok: true; readonly data: T } | ({ readonly ok: false } & Refusal);

/** Their REST interface, as much as we use. A refusal is an answer; whatever leaves us in the dark is thrown. */
export function mercadopagoClient(account: PaymentAccount) {
  async function ask<T>(
    schema: z.ZodType<T>,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    sent?: { readonly key: string; readonly body: object },
  ): Promise<Answer<T>> {
    const answer = await callProvider({
      method,
      url: `${account.baseUrl}${path}`,
      headers: {
        authorization: `Bearer ${account.keys.access ?? ''}`,
        ...(sent && { 'x-idempotency-key': sent.key }),
      },
      ...(sent && { body: sent.body }),
    });
    if (answer.status >= 200 && answer.status < 300) return { ok: true, data: read(schema, answer) };
    throwIfInTheDark(answer);
    return { ok: false, status: answer.status, codes: causesOf(answer) };
  }

  return {
    createPayment: (body: object, key: string) =>
      ask(MercadopagoPayment, 'POST', '/v1/payments', { key, body }),
    getPayment: (id: string) => ask(MercadopagoPayment, 'GET', `/v1/payments/${encodeURIComponent(id)}`),
    searchPayments: (query: Record<string, string>) =>
      ask(Search, 'GET', `/v1/payments/search?${new URLSearchParams(query)}`),
    cancelPayment: (id: string, key: string) =>
      ask(MercadopagoPayment, 'PUT', `/v1/payments/${encodeURIComponent(id)}`, {
        key,
        body: { status: 'cancelled' },
      }),
    /** Without an amount everything that is left. */
    refundPayment: (id: string, amount: number | null, key: string) =>
      ask(MercadopagoRefund, 'POST', `/v1/payments/${encodeURIComponent(id)}/refunds`, {
        key,
        body: amount === null ? {} : { amount },
      }),
    getRefund: (id: string, refundId: string) =>
      ask(
        MercadopagoRefund,
        'GET',
        `/v1/payments/${encodeURIComponent(id)}/refunds/${encodeURIComponent(refundId)}`,
      ),
  };
}

function read<T>(schema: z.ZodType<T>, answer: ProviderAnswer): T {
  const parsed = schema.safeParse(answer.json);
  if (parsed.success) return parsed.data;
  throw new ProviderFailure('no_answer', 'Mercado Pago answered something unreadable', {
    cause: parsed.error,
  });
}

function throwIfInTheDark({ status }: ProviderAnswer) {
  if (status === 401 || status === 403)
    throw new ProviderFailure('misconfigured', `Mercado Pago refuses our key (${status})`);
  // 423: the same key is in progress; 424: a system behind the provider failed.
  if (status >= 500 || status === 423 || status === 424)
    throw new ProviderFailure('no_answer', `Mercado Pago answered ${status}`);
}

const Causes = z.object({ cause: z.array(z.object({ code: z.union([z.string(), z.number()]) })) });

function causesOf(answer: ProviderAnswer): string[] {
  const parsed = Causes.safeParse(answer.json);
  return parsed.success ? parsed.data.cause.map(({ code }) => String(code)) : [];
}

export type MercadopagoClient = ReturnType<typeof mercadopagoClient>;
