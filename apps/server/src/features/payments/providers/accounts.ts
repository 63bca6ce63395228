import { z } from 'zod';
import { Provider } from '../payments.contract.ts';

/** A merchant account at a provider. The file or variable that holds these is a secret; the repository has none. */
export const PaymentAccount = z.object({
  provider: Provider,
  /** The site's slug: an account serves one country. */
  site: z.string(),
  /** For us. */
  baseUrl: z.url(),
  /** For the browser. */
  jsUrl: z.url().nullable().default(null),
  /** Each adapter knows which it needs. */
  keys: z.record(z.string(), z.string()),
  settings: z.record(z.string(), z.string()).default({}),
});
export const PaymentAccounts = z.record(z.string(), PaymentAccount);

export type PaymentAccount = z.infer<typeof PaymentAccount>;
export type PaymentAccounts = z.infer<typeof PaymentAccounts>;
