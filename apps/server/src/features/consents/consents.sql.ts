import { type Db, readSite } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import type { Consent } from './consents.contract.ts';

const INSERT = statement<Statements['consents_insert'], { decided_at: string }>(
  'consents_insert',
  `
insert into consents (site_id, id, version, regime, functional, analytics, marketing, gpc)
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning to_char(decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as decided_at`,
);

/** Adds to the history of this number; nothing that was chosen before is changed. */
export async function insertConsent(db: Db, siteId: number, consent: Consent): Promise<string> {
  const { id, version, regime, choices, gpc } = consent;
  const [row] = await readSite(db, siteId, INSERT, [
    siteId,
    id,
    version,
    regime,
    choices.functional,
    choices.analytics,
    choices.marketing,
    gpc,
  ]);
  if (!row) throw new Error('A consent was not kept');
  return row.decided_at;
}
