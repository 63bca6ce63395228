import { z } from 'zod';

/** The environment of the sandbox. The descriptions are those of .env.example (`node scripts/env-example.ts`). */
export const Variables = z.object({
  PADDOCK_SANDBOX_HOST: z.string().default('127.0.0.1').describe('Where the sandbox listens.'),
  PADDOCK_SANDBOX_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_000)
    .default(4600)
    .describe('Its port; those of the providers follow it.'),
  PADDOCK_WEBHOOKS_URL: z
    .url()
    .default('http://127.0.0.1:4002/api/webhooks')
    .describe('Where it sends webhooks.'),
});
