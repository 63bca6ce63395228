import { z } from 'zod';
import { Provider } from '../payments.contract.ts';

const Slug = z.string().regex(/^([a-z]{2}|global)$/);

/** Whatever the provider wants to hear; the body is read as bytes, because its proof is over them. */
const Heard = z.unknown();

export const receiveWebhook = {
  method: 'POST',
  path: '/api/webhooks/:provider/:site',
  summary: "A provider's notification. 2xx: kept (once), or not ours; 401: not proven; 5xx: send it again",
  params: z.object({ provider: Provider, site: Slug }),
  response: Heard,
} as const;

/** For a provider that signs nothing: the address itself is the secret. */
export const receiveSecretWebhook = {
  ...receiveWebhook,
  path: '/api/webhooks/:provider/:site/:secret',
  params: z.object({ provider: Provider, site: Slug, secret: z.string().max(200) }),
} as const;
