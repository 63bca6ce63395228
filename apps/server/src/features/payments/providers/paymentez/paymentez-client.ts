import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type PaymentAccount, ProviderFailure } from '../adapter.ts';
import { callProvider } from '../call-provider.ts';

/** Their Auth-Token: good for some fifteen seconds, so every request gets a new one. */
export function authToken(code: string, key: string, unixSeconds: number): string {
  const proof = createHash('sha256').update(`${key}${unixSeconds}`).digest('hex');
  return Buffer.from(`${code};${unixSeconds};${proof}`).toString('base64');
}

/** Says that who wrote a notification knows our key. It covers neither amount nor outcome. */
export const stokenOf = (transaction: string, code: string, user: string, key: string) =>
  createHash('md5').update(`${transaction}_${code}_${user}_${key}`).digest('hex');

export function isSame(input: string, right: string): boolean {
  const [one, other] = [Buffer.from(input), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const Text = z.union([z.string(), z.number()]).transform(String).nullish();

const Transaction = z.object({
  id: z.string(),
  status: z.union([z.string(), z.number()]).transform(String),
  status_detail: z.coerce.number(),
  amount: z.union([z.string(), z.number()]),
  currency: z.string().nullish(),
  dev_reference: Text,
  authorization_code: Text,
  carrier_code: Text,
  payment_date: z.string().nullish(),
  refund_amount: z.union([z.string(), z.number()]).nullish(),
});
const Found = z.object({
  transaction: Transaction,
  card: z.object({ type: z.string().nullish(), number: z.string().nullish() }).partial().nullish(),
});
const Listed = z.object({ transactions: z.array(Found) });
const Reference = z.object({ reference: z.string() });
const RefundAnswer = z.object({
  status: z.string(),
  transaction: z.object({ status_detail: z.coerce.number() }).partial().nullish(),
});

export type PaymentezFound = z.infer<typeof Found>;

/** Their REST interface. Null: they know nothing of it. */
export function paymentezClient(account: PaymentAccount) {
  const { serverCode: code = '', serverKey: key = '' } = account.keys;

  async function ask<T>(
    schema: z.ZodType<T>,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<T | null> {
    const answer = await callProvider({
      method,
      url: `${account.baseUrl}${path}`,
      headers: { 'auth-token': authToken(code, key, Math.floor(Date.now() / 1000)) },
      ...(body && { body }),
    });
    // Also what a clock that runs wrong looks like.
    if (answer.status === 401 || answer.status === 403)
      throw new ProviderFailure('misconfigured', `Paymentez refuses our key or our clock (${answer.status})`);
    if (answer.status === 404) return null;
    if (answer.status >= 500) throw new ProviderFailure('no_answer', `Paymentez answered ${answer.status}`);
    if (answer.status >= 400)
      throw new ProviderFailure('refused', `Paymentez refused ${path}: ${describe(answer.json)}`);
    const parsed = schema.safeParse(answer.json);
    if (parsed.success) return parsed.data;
    throw new ProviderFailure('no_answer', 'Paymentez answered something unreadable', {
      cause: parsed.error,
    });
  }

  return {
    initReference: (body: object) => ask(Reference, 'POST', '/v2/transaction/init_reference/', body),
    getTransaction: (id: string) => ask(Found, 'GET', `/v2/transaction/${encodeURIComponent(id)}/`),
    /** Not confirmed by the provider, so an account has to say that it may be used. */
    async findByReference(reference: string) {
      const query = new URLSearchParams({ dev_reference: reference });
      return (await ask(Listed, 'GET', `/v2/transaction/?${query}`))?.transactions ?? [];
    },
    refund: (body: object) => ask(RefundAnswer, 'POST', '/v2/transaction/refund/', body),
  };
}

const Problem = z.object({ error: z.object({ type: z.string(), help: z.string() }).partial() });

function describe(json: unknown): string {
  const parsed = Problem.safeParse(json);
  return parsed.success
    ? `${parsed.data.error.type} ${parsed.data.error.help ?? ''}`.trim()
    : 'no reason given';
}

export type PaymentezClient = ReturnType<typeof paymentezClient>;
