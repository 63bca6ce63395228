// `node apps/server/src/cli/audit-check.ts`: whether the audit log is as it was written. docs/operate/on-call.md says
// when to run it.
import { parseArgs } from 'node:util';
import { readDatabaseUrl } from '../config.ts';
import { checkAuditChain } from '../features/audit/check-audit-chain.ts';
import { openDb } from '../platform/db/db.ts';

const USAGE = `node apps/server/src/cli/audit-check.ts                           every site
node apps/server/src/cli/audit-check.ts --site it                 one site
node apps/server/src/cli/audit-check.ts --site it --link 12:4f0c…
                             and link 12 has the hash that the log told`;

const FAULTS = {
  missing_link: 'is missing',
  another_hash: 'has another hash than the one that was written down',
  rows_changed: 'does not fit its rows: one was changed, added or removed',
  private_changed: 'has a row whose personal values were changed',
};

const { values } = parseArgs({
  options: { site: { type: 'string' }, link: { type: 'string' }, help: { type: 'boolean' } },
});
const written = /^(\d+):([0-9a-f]{64})$/.exec(values.link ?? '');
if (values.help || (values.link && (!values.site || !written))) {
  console.error(USAGE);
  process.exit(2);
}

// Reads whole years: it may take its time.
const { db, close } = openDb({
  url: readDatabaseUrl(),
  applicationName: 'paddock-cli-audit-check',
  maxConnections: 1,
  waitMs: 60_000,
  statementTimeoutMs: 600_000,
});
const sites = await db
  .selectFrom('sites')
  .select(['id', 'slug'])
  .$if(values.site !== undefined, (query) => query.where('slug', '=', values.site ?? ''))
  .orderBy('slug')
  .execute();
let faults = 0;
for (const { id, slug } of sites) {
  const check = await checkAuditChain(
    db,
    id,
    written ? { number: Number(written[1]), hash: written[2] ?? '' } : undefined,
  );
  if (check.fault) faults += 1;
  const { links, rows, head, fault } = check;
  if (fault) console.error(`${slug}: link ${fault.number} ${FAULTS[fault.why]}. ${rows} rows before it fit.`);
  else if (head || values.site)
    console.log(
      `${slug}: ${rows} rows in ${links} links fit. Last: ${head ? `${head.number}:${head.hash}` : 'none'}`,
    );
}
await close();
if (values.site && sites.length === 0) console.error(`There is no site "${values.site}".`);
console.log(`${sites.length} sites, ${faults} with a fault`);
process.exitCode = faults > 0 || sites.length === 0 ? 1 : 0;
