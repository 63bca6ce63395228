import { randomUUID } from 'node:crypto';
import type { Mailer } from '../../platform/clients/mailer.ts';
import { type Db, unsafeWithAllSites } from '../../platform/db/db.ts';
import { unsafeListHeads } from './audit.sql.ts';

export interface HeadsMail {
  readonly to: string;
  readonly from: string;
  readonly brand: string;
}

/**
 * Mails the last link of each site to an address outside the system, in the form that `audit-check.ts --link` takes. The
 * owner of the database can compute a chain again, but not change what was mailed before. Returns the number of sites.
 */
export async function mailChainHeads(
  db: Db,
  mailer: Pick<Mailer, 'send'>,
  { to, from, brand }: HeadsMail,
): Promise<number> {
  const heads = await unsafeWithAllSites(db, unsafeListHeads);
  const day = new Date().toISOString().slice(0, 10);
  const lines = heads.map(
    ({ slug, number, hash, created_at }) => `${slug} ${number}:${hash} ${created_at.toISOString()}`,
  );
  const text = [
    'The last link of the audit log of each site: site, number:hash, time.',
    'Keep this mail. To compare it later: node apps/server/src/cli/audit-check.ts --site SITE --link NUMBER:HASH',
    '',
    ...(lines.length > 0 ? lines : ['No audit row has been linked yet.']),
    '',
  ].join('\n');
  await mailer.send({
    messageId: `<audit-${day}-${randomUUID()}@${from.split('@')[1]}>`,
    from: { name: brand, address: from },
    to,
    subject: `Audit log ${day}: ${heads.length} sites`,
    text,
    html: `<pre>${text}</pre>`,
    language: 'en',
  });
  return heads.length;
}
