import { z } from 'zod';
import { type PaymentAccount, ProviderFailure } from '../adapter.ts';
import { callProvider, type ProviderAnswer, type ProviderCall } from '../call-provider.ts';

// Their own advice: six seconds usually, up to thirty; a shorter timeout leaves orphan charges.
const TIMEOUT_MS = 35_000;

export const PaywayPayment = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  site_transaction_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  date: z.string().nullish(),
  card_brand: z.string().nullish(),
  pan: z.string().nullish(),
  status_details: z
    .object({
      error: z
        .object({
          type: z.string().nullish(),
          reason: z.object({ id: z.union([z.number(), z.string()]).nullish() }).nullish(),
        })
        .nullish(),
    })
    .nullish(),
});
export type PaywayPayment = z.infer<typeof PaywayPayment>;

export const PaywayRefund = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  amount: z.number(),
  status: z.string().nullish(),
  date: z.string().nullish(),
});
export type PaywayRefund = z.infer<typeof PaywayRefund>;

export interface Complaint {
  readonly code: string;
  readonly param: string;
}

export type PaywayAnswer =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly status: number; readonly json: unknown; readonly complaints: Complaint[] };

/** A parsed body is an answer; an invalid one or a 5xx counts as no answer. */
export async function callPayway(
  account: PaymentAccount,
  method: ProviderCall['method'],
  path: string,
  body?: object,
): Promise<PaywayAnswer> {
  const answer: ProviderAnswer = await callProvider({
    method,
    url: `${account.baseUrl}/api/v2${path}`,
    headers: { apikey: account.keys.private ?? '' },
    timeoutMs: Number(account.settings.timeoutMs ?? TIMEOUT_MS),
    ...(body ? { body } : {}),
  });
  const { status, json } = answer;
  if (status >= 500 || json === undefined)
    throw new ProviderFailure('no_answer', `Payway ${method} ${path}: ${status}`);
  if (status === 401 || status === 403) throw new ProviderFailure('misconfigured', `Payway: ${status}`);
  return status < 300 ? { ok: true, json } : { ok: false, status, json, complaints: complaintsIn(json) };
}

const Errors = z.object({
  validation_errors: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).optional(),
  errors: z.array(z.unknown()).optional(),
});
const One = z.object({ code: z.coerce.string(), param: z.string().optional(), title: z.string().optional() });

/** Both envelopes they use: `validation_errors` (a list, sometimes one object) and the newer `errors`. */
function complaintsIn(json: unknown): Complaint[] {
  const found = Errors.safeParse(json).data;
  const raw = found?.validation_errors ?? found?.errors ?? [];
  return (Array.isArray(raw) ? raw : [raw]).flatMap((one) => {
    const read = One.safeParse(one).data;
    return read ? [{ code: read.code, param: read.param ?? read.title ?? '' }] : [];
  });
}

/** For reading: what is neither there nor missing is no answer we can use. */
export function parseAnswer<T>(schema: z.ZodType<T>, json: unknown): T {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  throw new ProviderFailure('no_answer', 'Payway: the answer does not match its schema', {
    cause: read.error,
  });
}
