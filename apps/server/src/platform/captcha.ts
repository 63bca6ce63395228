import { z } from 'zod';

/** `refused`: the answer was given by nobody, or is used up. `unavailable`: we could not find out. */
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

// Ours, not the visitor's: then nobody gets in until somebody mends it, and nobody is told that he is a robot.
const OUR_FAULTS = new Set([
  ...['missing-input-secret', 'invalid-input-secret', 'bad-request', 'sitekey-secret-mismatch'],
  ...['not-using-dummy-secret', 'missing-remoteip', 'invalid-remoteip'],
]);

const FAILURES_IN_A_ROW = 5;
const REST_MS = 20_000;

/**
 * hCaptcha's siteverify. What cannot be checked has not passed. When the service has failed several times in a row it is
 * left alone for a while, so that visitors are told at once instead of after every time-out; then one is let through.
 */
export function openCaptcha({
  url,
  sitekey,
  secret,
  timeoutMs,
  onFailure,
  now = Date.now,
}: Options): Captcha {
  let failures = 0;
  let restsUntil = 0;

  function fail(error: unknown): CaptchaVerdict {
    failures += 1;
    if (failures >= FAILURES_IN_A_ROW) restsUntil = now() + REST_MS;
    onFailure?.(error);
    return 'unavailable';
  }

  return {
    async verify(answer, address) {
      if (secret === '' || now() < restsUntil) return 'unavailable';
      // The next one tries; those beside it wait for what it finds.
      if (failures >= FAILURES_IN_A_ROW) restsUntil = now() + REST_MS;
      try {
        const response = await fetch(`${url}/siteverify`, {
          method: 'POST',
          body: new URLSearchParams({
            ...{ secret, response: answer, sitekey },
            ...(address ? { remoteip: address } : {}),
          }),
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) return fail(new Error(`captcha: ${response.status}`));
        const { success, 'error-codes': codes } = Answer.parse(await response.json());
        const fault = codes.find((code) => OUR_FAULTS.has(code));
        if (!success && fault) return fail(new Error(`captcha: ${fault}`));
        failures = 0;
        restsUntil = 0;
        return success ? 'passed' : 'refused';
      } catch (error) {
        return fail(error);
      }
    },
  };
}
