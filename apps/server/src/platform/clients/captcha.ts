import { z } from 'zod';
import { createCircuitBreaker } from './circuit-breaker.ts';

/** `refused`: invalid or already used token. `unavailable`: the service could not be asked. */
export type CaptchaVerdict = 'passed' | 'refused' | 'unavailable';

export interface Captcha {
  /** `address` is where the visitor sits, as far as we know. */
  verify(answer: string, address?: string): Promise<CaptchaVerdict>;
}

interface Options {
  /** The service's address, without the path. */
  readonly url: string;
  readonly sitekey: string;
  readonly secret: string;
  readonly timeoutMs: number;
  readonly onFailure?: (error: unknown) => void;
  readonly now?: () => number;
}

const Answer = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });

// A wrong secret is our fault, not the visitor's: `unavailable`, not `refused`.
const OUR_FAULTS = new Set([
  ...['missing-input-secret', 'invalid-input-secret', 'bad-request', 'sitekey-secret-mismatch'],
  ...['not-using-dummy-secret', 'missing-remoteip', 'invalid-remoteip'],
]);

const BREAKER = { maxFailures: 5, openMs: 20_000 };

/**
 * hCaptcha's siteverify. What cannot be checked has not passed. A circuit breaker answers at once while the service is
 * down, instead of after a timeout each.
 */
export function openCaptcha({
  url,
  sitekey,
  secret,
  timeoutMs,
  onFailure,
  now = Date.now,
}: Options): Captcha {
  const breaker = createCircuitBreaker({ ...BREAKER, now });

  function fail(error: unknown): CaptchaVerdict {
    breaker.fail();
    onFailure?.(error);
    return 'unavailable';
  }

  return {
    async verify(answer, address) {
      if (secret === '' || !breaker.canCall()) return 'unavailable';
      try {
        const response = await fetch(`${url}/siteverify`, {
          method: 'POST',
          body: new URLSearchParams({
            secret,
            response: answer,
            sitekey,
            ...(address ? { remoteip: address } : {}),
          }),
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) return fail(new Error(`captcha: ${response.status}`));
        const { success, 'error-codes': codes } = Answer.parse(await response.json());
        const fault = codes.find((code) => OUR_FAULTS.has(code));
        if (!success && fault) return fail(new Error(`captcha: ${fault}`));
        breaker.succeed();
        return success ? 'passed' : 'refused';
      } catch (error) {
        return fail(error);
      }
    },
  };
}
