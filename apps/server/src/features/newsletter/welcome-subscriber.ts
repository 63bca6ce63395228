import type { z } from 'zod';
import { type Db, withSite } from '../../platform/db.ts';
import { takeTries } from '../customers/attempts.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { consentHash } from './consent-hash.ts';
import type { subscribeJob } from './newsletter.jobs.ts';
import { TERMS_VERSION } from './newsletter.rules.ts';
import { askForLetters, insertConsent } from './newsletter.sql.ts';

type Asked = z.output<(typeof subscribeJob)['payload']>;

/** The link that proves the address, or a word to the one who is on the list already; few in an hour, whoever asks. */
export async function welcomeSubscriber(db: Db, secret: string, asked: Asked): Promise<void> {
  const { siteId, email, locale, network, request } = asked;
  await withSite(db, siteId, async (tx) => {
    const subscriber = await askForLetters(tx, { siteId, email, locale });
    const of = { siteId, subscriberId: subscriber.id };
    await insertConsent(tx, {
      ...{ ...of, what: 'asked', textVersion: TERMS_VERSION, locale },
      ...{ emailHash: consentHash(secret, 'email', email), networkHash: Buffer.from(network, 'hex') },
    });
    const mailbox = { siteId, kind: 'account', value: subscriber.email } as const;
    const budgets = (['letter', 'letters'] as const).map((what) => ({ ...mailbox, what }));
    if (!(await takeTries(tx, budgets)).ok) return;
    await queueAccountMail(tx, {
      ...{ siteId, key: `newsletter:${request}`, givenName: '', data: { subscriber_id: subscriber.id } },
      ...{ to: subscriber.email, locale: subscriber.locale },
      kind: subscriber.status === 'confirmed' ? 'newsletter_exists' : 'newsletter_confirm',
    });
  });
}
