import { randomUUID } from 'node:crypto';
import { type Db, withSite } from '../../../platform/db/db.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import { recoverJob } from '../customers.jobs.ts';
import { consumeAttempts, type Taken } from '../limits/attempts.ts';

interface RecoverPasswordInput {
  readonly siteId: number;
  readonly email: string;
  readonly locale: string;
  readonly address: string;
}

/** Nothing here knows whether the address has an account: the worker looks. */
export const recoverPassword = (
  db: Db,
  { siteId, email, locale, address }: RecoverPasswordInput,
): Promise<Taken> =>
  withSite(db, siteId, async (tx) => {
    const taken = await consumeAttempts(tx, [{ siteId, kind: 'address', what: 'requests', value: address }]);
    if (taken.ok) await queueJob(tx, recoverJob, { siteId, email, locale, request: randomUUID() });
    return taken;
  });
