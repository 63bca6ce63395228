import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';

// Everything of a row but its transaction, as one text that is the same on every machine and in every time zone. What was
// added later is left out where it is null, so that rows linked before keep their hash.
const CONTENT = `(jsonb_build_array(
  a.site_id, a.id, (extract(epoch from a.occurred_at) * 1000000)::bigint, a.actor_kind, a.actor_ref, a.action,
  a.subject_kind, a.subject_ref, a.request_id, a.reason, a.before, a.after)
  || case when num_nonnulls(a.approval_id, a.undoes_id, a.private_hash) = 0 then '[]'::jsonb
          else jsonb_build_array(a.approval_id, a.undoes_id, encode(a.private_hash, 'hex')) end)::text`;

// Every transaction below the snapshot's xmin has ended: no row of it can appear any more.
const HAS_ENDED = 'a.xact < pg_snapshot_xmin(pg_current_snapshot())';

// One probe of the index per site: with `exists` the planner may read the whole log.
const SITES = statement(
  'audit_chain_sites',
  `
select s.id, s.slug
  from sites s
 cross join lateral (
    select a.xact from audit_log a
     where a.site_id = s.id
       and ${HAS_ENDED}
       and a.xact > coalesce((select c.through_xact from audit_chain c where c.site_id = s.id
                               order by c.number desc limit 1), '0'::xid8)
     order by a.xact limit 1) unlinked
 order by s.id`,
);

/** The sites with rows that can be linked. */
export const unsafeListSitesToLink = (tx: Tx) => runPrepared(tx, SITES, []);

const LAST_LINK = statement<
  Statements['audit_last_link'],
  { number: number; through_xact: string; hash: Buffer }
>(
  'audit_last_link',
  `
select number, through_xact::text, hash from audit_chain where site_id = $1 order by number desc limit 1`,
);

export async function findLastLink(tx: Tx, siteId: number) {
  const [link] = await runPrepared(tx, LAST_LINK, [siteId]);
  return link;
}

// With ties: the rows of one transaction are never in two links.
const UNLINKED = statement<Statements['audit_unlinked'], { xact: string; content: string }>(
  'audit_unlinked',
  `
select x.xact::text, x.content
  from (select a.xact, a.id, ${CONTENT} as content
          from audit_log a
         where a.site_id = $1 and a.xact > $2::text::xid8 and ${HAS_ENDED}
         order by a.xact
         fetch first ($3::int) rows with ties) x
 order by x.xact, x.id`,
);

export const listUnlinkedRows = (
  tx: Tx,
  siteId: number,
  { after, limit }: { after: string; limit: number },
) => runPrepared(tx, UNLINKED, [siteId, after, limit]);

export interface Link {
  readonly siteId: number;
  readonly number: number;
  readonly through: string;
  readonly rowCount: number;
  readonly hash: Buffer;
}

const INSERT_LINK = statement(
  'audit_insert_link',
  `
insert into audit_chain (site_id, number, through_xact, row_count, hash)
values ($1, $2, $3::text::xid8, $4, $5)
on conflict (site_id, number) do nothing
returning number`,
);

/** False: another worker has written the link of this number. */
export async function insertLink(tx: Tx, link: Link): Promise<boolean> {
  const { siteId, number, through, rowCount, hash } = link;
  return (await runPrepared(tx, INSERT_LINK, [siteId, number, through, rowCount, hash])).length === 1;
}

const CHAIN = statement<
  Statements['audit_chain'],
  { number: number; through_xact: string; row_count: number; hash: Buffer; created_at: Date }
>(
  'audit_chain',
  `
select number, through_xact::text, row_count, hash, created_at
  from audit_chain where site_id = $1 and number > $2 order by number limit $3`,
);

export const listLinks = (db: Db, siteId: number, { after, limit }: { after: number; limit: number }) =>
  readSite(db, siteId, CHAIN, [siteId, after, limit]);

// Personal values that were erased prove nothing and break nothing; those still here must fit the hash in the row.
const ROWS = statement<Statements['audit_rows'], { content: string; private_fits: boolean }>(
  'audit_rows',
  `
select ${CONTENT} as content,
       coalesce(a.private_hash = sha256(p.salt || convert_to(jsonb_build_array(p.before, p.after)::text, 'UTF8')),
                p.audit_id is null) as private_fits
  from audit_log a
  left join audit_private p on p.site_id = a.site_id and p.audit_id = a.id
 where a.site_id = $1 and a.xact > $2::text::xid8 and a.xact <= $3::text::xid8
 order by a.xact, a.id`,
);

/** The rows that a link covers, in its order. */
export const listRowsBetween = (
  db: Db,
  siteId: number,
  { after, through }: { after: string; through: string },
) => readSite(db, siteId, ROWS, [siteId, after, through]);

const ALL_HEADS = statement<
  Statements['audit_all_heads'],
  { slug: string; number: number; hash: string; created_at: Date }
>(
  'audit_all_heads',
  `
select s.slug, c.number, encode(c.hash, 'hex') as hash, c.created_at
  from sites s
 cross join lateral (select l.number, l.hash, l.created_at from audit_chain l where l.site_id = s.id
                      order by l.number desc limit 1) c
 order by s.slug`,
);

/** The last link of every site that has one. */
export const unsafeListHeads = (tx: Tx) => runPrepared(tx, ALL_HEADS, []);
