import { randomUUID } from 'node:crypto';
import { type Db, withSite } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import { consumeAttempts } from '../customers/limits/attempts.ts';
import { openAlertJob } from './alerts.jobs.ts';
import { type ResolveFailure, type ResolveInput, resolveAlert } from './resolve-alert.ts';

interface RequestAlertInput extends ResolveInput {
  readonly email: string;
  readonly address: string;
}

export type Requested =
  | { readonly ok: true }
  | ResolveFailure
  | { readonly ok: false; readonly code: 'rate_limited'; readonly seconds: number };

/** Nothing here knows whether the address has an alert: the worker looks. */
export async function requestAlert(db: Db, input: RequestAlertInput): Promise<Requested> {
  const resolved = await resolveAlert(db, input);
  if (!resolved.ok) return resolved;
  const { siteId, email, locale, address } = input;
  return withSite(db, siteId, async (tx): Promise<Requested> => {
    const taken = await consumeAttempts(tx, [{ siteId, kind: 'address', what: 'forms', value: address }]);
    if (!taken.ok) return { ...taken, code: 'rate_limited' };
    await queueJob(tx, openAlertJob, { ...resolved.alert, email, locale, request: randomUUID() });
    return { ok: true };
  });
}
