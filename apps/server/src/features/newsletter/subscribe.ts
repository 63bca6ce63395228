import { randomUUID } from 'node:crypto';
import type { Captcha } from '../../platform/captcha.ts';
import { type Db, withSite } from '../../platform/db.ts';
import { queueJob } from '../../platform/jobs.ts';
import { networkOfAddress, takeTries } from '../customers/attempts.ts';
import { consentHash } from './consent-hash.ts';
import { subscribeJob } from './newsletter.jobs.ts';

export interface NewsletterDesk {
  readonly db: Db;
  readonly captcha: Captcha;
  readonly secret: string;
}

interface Asked {
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
export async function subscribe({ db, captcha, secret }: NewsletterDesk, asked: Asked): Promise<Subscribed> {
  const { siteId, email, locale, address } = asked;
  const verdict = await captcha.verify(asked.captchaAnswer, address);
  if (verdict !== 'passed') return { ok: false, code: `captcha_${verdict}` };
  return withSite(db, siteId, async (tx): Promise<Subscribed> => {
    const taken = await takeTries(tx, [{ siteId, kind: 'address', what: 'forms', value: address }]);
    if (!taken.ok) return { ...taken, code: 'rate_limited' };
    const network = consentHash(secret, 'network', networkOfAddress(address)).toString('hex');
    await queueJob(tx, subscribeJob, { siteId, email, locale, network, request: randomUUID() });
    return { ok: true };
  });
}
