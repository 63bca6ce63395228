import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, withSite } from '../../platform/db/db.ts';
import type { Log } from '../../platform/observability/log.ts';
import { markMailSent } from './mails.sql.ts';

const RECORD_AGAIN_MS = [100, 500, 2000];

/**
 * Records that the mail server has the mail. A failure here says nothing about the mail, so it never gives it up: it is
 * tried again, then thrown, and the mail stays queued.
 */
export async function recordMailSent(
  { db, log }: { readonly db: Db; readonly log: Log },
  { siteId, mailId }: { siteId: number; mailId: number },
  subject: string,
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await withSite(db, siteId, (tx) => markMailSent(tx, siteId, mailId, subject));
    } catch (error) {
      const againInMs = RECORD_AGAIN_MS[tries];
      const line = { err: error, site_id: siteId, mail_id: mailId };
      if (againInMs === undefined) {
        log.error(line, 'mail was sent but not recorded as sent; the next try sends it again');
        throw error;
      }
      log.warn(line, `mail was sent but not recorded as sent, trying again in ${againInMs} ms`);
      await sleep(againInMs);
    }
  }
}
