import { createHash } from 'node:crypto';
import { type Db, withSite } from '../../platform/db.ts';
import { addFailure, deleteCounter, findLock } from './customers.sql.ts';

export interface LoginSubject {
  siteId: number;
  kind: 'account' | 'address';
  /** The e-mail or the address; only its hash is kept. */
  value: string;
}

const MAX_FAILURES = 10;
const WINDOW_MINUTES = 15;

/** Seconds until this subject may try again; 0 when it may now. Counted in the database: Redis may be gone. */
export async function secondsLocked(db: Db, subject: LoginSubject): Promise<number> {
  return withSite(db, subject.siteId, async (tx) => (await findLock(tx, keyOf(subject)))?.seconds ?? 0);
}

export async function recordFailure(db: Db, subject: LoginSubject): Promise<void> {
  await withSite(db, subject.siteId, (tx) =>
    addFailure(tx, keyOf(subject), { maxFailures: MAX_FAILURES, windowMinutes: WINDOW_MINUTES }),
  );
}

export async function forgetFailures(db: Db, subject: LoginSubject): Promise<void> {
  await withSite(db, subject.siteId, (tx) => deleteCounter(tx, keyOf(subject)));
}

const keyOf = ({ siteId, kind, value }: LoginSubject) => ({
  siteId,
  kind,
  hash: createHash('sha256').update(value.trim().toLowerCase()).digest(),
});
