import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';

/** A table of versions, of sites and of the brand (`for_site_id` is null). */
export interface VersionTable {
  readonly table: 'page_versions' | 'menu_versions';
  /** What a subject is known by, besides its site. */
  readonly key: readonly string[];
  /** Column and SQL type. */
  readonly content: Readonly<Record<string, string>>;
  /** As the desk names it where two editors wait for each other. */
  lockName(subject: Readonly<Record<string, unknown>>): string;
}

export const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const NOW = sql.raw(`date_trunc('milliseconds', now())`);
const same = (spec: VersionTable, a: string, b: string) =>
  sql.raw(
    [
      `${a}.for_site_id is not distinct from ${b}.for_site_id`,
      ...spec.key.map((name) => `${a}.${name} = ${b}.${name}`),
    ].join(' and '),
  );
/** A version that is not over. */
const open = (v: string) =>
  sql.raw(
    `${v}.publish_at is not null and (${v}.publish_until is null or ${v}.publish_until > greatest(now(), ${v}.publish_at))`,
  );

/** Provenance: the newest change of a subject's versions was made at the desk, and not by an import. */
const isOfDesk = (spec: VersionTable, subject: string) => sql`coalesce((
  select n.revision is distinct from n.imported_revision from ${sql.table(spec.table)} n
   where ${same(spec, 'n', subject)} and n.publish_at is not null order by n.revision desc limit 1), false)`;

/** Every version that is shown now or later, in the order in which they take each other's place. */
export async function findOpenVersions<T>(tx: Tx, spec: VersionTable): Promise<(T & { is_desk: boolean })[]> {
  const columns = [...spec.key, ...Object.keys(spec.content)].map((name) => sql.ref(`v.${name}`));
  const { rows } = await sql<T & { is_desk: boolean }>`
    select (select s.slug from sites s where s.id = v.for_site_id) as site, ${sql.join(columns)},
           ${iso('v.publish_at')} as publish_at, ${iso('v.publish_until')} as publish_until,
           ${isOfDesk(spec, 'v')} as is_desk
      from ${sql.table(spec.table)} v where ${open('v')} order by v.publish_at, v.id`.execute(tx);
  return rows;
}

export interface SubjectChange {
  readonly subject: Readonly<Record<string, unknown>> & { readonly for_site_id: number | null };
  readonly versions: readonly object[];
}

/**
 * Gives subjects the versions of the files, from now on or from their instants, and answers with the places of those that
 * were written. A subject whose newest change was made at the desk is left alone. What the new versions do not cover ends.
 */
export async function replaceVersions(
  tx: Tx,
  spec: VersionTable,
  changes: readonly SubjectChange[],
): Promise<ReadonlySet<number>> {
  // The lock that editors at the desk take (`lockSubject`).
  const names = changes.map(({ subject }) => `${subject.for_site_id ?? 'brand'} ${spec.lockName(subject)}`);
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 7)) from unnest(${names}::text[]) name`.execute(
    tx,
  );
  const keyTypes = ['for_site_id int', ...spec.key.map((name) => `${name} text`)].join(', ');
  const contentTypes = Object.entries(spec.content).map(([name, type]) => `${name} ${type}`);
  const subjects = changes.map(({ subject }, place) => ({ place, ...subject }));
  const versions = changes.flatMap(({ subject, versions: own }, place) =>
    own.map((version, order) => ({ place, order, ...subject, ...version })),
  );
  const columns = ['for_site_id', ...spec.key, ...Object.keys(spec.content)];
  const { rows } = await sql<{ place: number }>`
    with subjects as (
      select r.* from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as r(place int, ${sql.raw(keyTypes)})
       where not ${isOfDesk(spec, 'r')}
    ), added as (
      select r.*, nextval('content_revisions') as revision
        from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb)
             as r(place int, "order" int, ${sql.raw([keyTypes, ...contentTypes].join(', '))},
                  publish_at timestamptz, publish_until timestamptz)
       where r.place in (select place from subjects)
    ), ending as (
      select v.id, nextval('content_revisions') as revision
        from ${sql.table(spec.table)} v join subjects s on ${same(spec, 's', 'v')}
       where ${open('v')} and (v.publish_at > now() or not exists (
         select from added a where a.place = s.place and a.publish_at is null
            and (a.publish_until is null or a.publish_until >= v.publish_until)))
    ), ended as (
      update ${sql.table(spec.table)} v
         set publish_until = greatest(v.publish_at, ${NOW}), revision = e.revision, imported_revision = e.revision
        from ending e where e.id = v.id
    ), inserted as (
      insert into ${sql.table(spec.table)} (${sql.join(columns.map((name) => sql.ref(name)))},
             publish_at, publish_until, created_by, revision, imported_revision)
      select ${sql.join(columns.map((name) => sql.ref(`a.${name}`)))}, greatest(a.publish_at, ${NOW}), a.publish_until,
             'files', a.revision, a.revision
        from added a order by a.place, a."order"
    )
    select place from subjects`.execute(tx);
  return new Set(rows.map(({ place }) => place));
}
