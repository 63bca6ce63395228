import type { z } from 'zod';
import { type Db, withSite } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import type { Shop } from '../../shop.ts';
import { consumeAttempts } from '../customers/limits/attempts.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { consentHash, TERMS_VERSION } from './consent.ts';
import { insertConsent, requestSubscription } from './newsletter.sql.ts';
import { subscribeJob } from './subscribe.ts';

export const newsletterJobs = ({ db, keys }: Shop): ImplementedJob[] => [
  implementJob(subscribeJob, (requested) => welcomeSubscriber(db, keys, requested)),
];

type WelcomeSubscriberInput = z.output<(typeof subscribeJob)['payload']>;

/** Mails the confirmation link, or a notice to an existing subscriber; limited per hour and mailbox. */
export async function welcomeSubscriber(
  db: Db,
  keys: SigningKeys,
  input: WelcomeSubscriberInput,
): Promise<void> {
  const { siteId, email, locale, network, request } = input;
  await withSite(db, siteId, async (tx) => {
    const subscriber = await requestSubscription(tx, { siteId, email, locale });
    const scope = { siteId, subscriberId: subscriber.id };
    await insertConsent(tx, {
      ...scope,
      what: 'asked',
      textVersion: TERMS_VERSION,
      locale,
      emailHash: consentHash(keys, 'email', email),
      networkHash: Buffer.from(network, 'hex'),
    });
    const mailbox = { siteId, kind: 'account', value: subscriber.email } as const;
    const budgets = (['letter', 'letters'] as const).map((what) => ({ ...mailbox, what }));
    if (!(await consumeAttempts(tx, budgets)).ok) return;
    await queueAccountMail(tx, {
      siteId,
      key: `newsletter:${request}`,
      givenName: '',
      data: { subscriber_id: subscriber.id },
      to: subscriber.email,
      locale: subscriber.locale,
      kind: subscriber.status === 'confirmed' ? 'newsletter_exists' : 'newsletter_confirm',
    });
  });
}
