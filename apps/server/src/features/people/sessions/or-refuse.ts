import { ProviderUnreachable } from '../../../platform/clients/id-tokens.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';

const RETRY_SECONDS = 30;

/** Without the keys of the identity provider no token can be verified: 503, and nothing was changed. */
export async function orRefuse<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    throw new HttpRefusal(503, 'identity_provider_unreachable', { retryAfterSeconds: RETRY_SECONDS });
  }
}
