import { randomUUID } from 'node:crypto';
import { type Db, withSite } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import { consumeAttempts, type Taken } from '../customers/limits/attempts.ts';
import { privacyLinkJob } from './privacy.jobs.ts';

interface PrivacyRequest {
  readonly siteId: number;
  readonly email: string;
  readonly locale: string;
  readonly address: string;
}

/** Asks for the link by mail. The answer is the same whether we hold something about the address or not. */
export const requestPrivacyLink = (
  db: Db,
  { siteId, email, locale, address }: PrivacyRequest,
): Promise<Taken> =>
  withSite(db, siteId, async (tx) => {
    const taken = await consumeAttempts(tx, [{ siteId, kind: 'address', what: 'requests', value: address }]);
    if (taken.ok) await queueJob(tx, privacyLinkJob, { siteId, email, locale, request: randomUUID() });
    return taken;
  });
