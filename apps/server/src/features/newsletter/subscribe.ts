import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Captcha } from '../../platform/clients/captcha.ts';
import { type Db, withSite } from '../../platform/db/db.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { defineJob, queueJob } from '../../platform/jobs/jobs.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { consumeAttempts } from '../customers/limits/attempts.ts';
import { consentHash } from './consent.ts';

/** A subscription was requested. The worker checks whether the address is on the list, so that the answer's timing does not reveal it. */
export const subscribeJob = defineJob({
  name: 'newsletter.subscribe',
  payload: z.object({
    siteId: z.number(),
    email: z.string(),
    locale: z.string(),
    /** Hash of the network it came from, as hexadecimal. */
    network: z.string(),
    /** Names the request, so that a job that runs twice writes one mail. */
    request: z.string(),
  }),
  maxAttempts: 8,
});

export interface NewsletterDesk {
  readonly db: Db;
  readonly captcha: Captcha;
  readonly keys: SigningKeys;
}

interface SubscribeInput {
  readonly siteId: number;
  readonly email: string;
  readonly captchaAnswer: string;
  readonly locale: string;
  readonly address: string;
}

export type Subscribed =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'captcha_refused' | 'captcha_unavailable' }
  | { readonly ok: false; readonly code: 'rate_limited'; readonly seconds: number };

/** Nothing here knows whether the address is on the list: the worker looks. */
export async function subscribe(
  { db, captcha, keys }: NewsletterDesk,
  input: SubscribeInput,
): Promise<Subscribed> {
  const { siteId, email, locale, address } = input;
  const verdict = await captcha.verify(input.captchaAnswer, address);
  if (verdict !== 'passed') return { ok: false, code: `captcha_${verdict}` };
  return withSite(db, siteId, async (tx): Promise<Subscribed> => {
    const taken = await consumeAttempts(tx, [{ siteId, kind: 'address', what: 'forms', value: address }]);
    if (!taken.ok) return { ...taken, code: 'rate_limited' };
    const network = consentHash(keys, 'network', networkOf(address)).toString('hex');
    await queueJob(tx, subscribeJob, { siteId, email, locale, network, request: randomUUID() });
    return { ok: true };
  });
}
