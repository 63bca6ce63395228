import { sql } from 'kysely';
import { type Db, type Tx, transact } from '../../platform/db/db.ts';
import { allowLongIdle } from '../load/upsert.sql.ts';
import type { Gazetteer } from './read-gazetteer.ts';

/** The indexes are rebuilt over finished rows: a third of the time of keeping them while loading. */
const INDEXES = [
  'towns_by_key',
  'towns_by_key_abroad',
  'towns_by_likeness',
  'towns_by_place',
  'towns_by_place_large',
];

/** Makes the table of towns say what the gazetteer says. Returns how many rows there were to write: none the second time. */
export async function loadGazetteer(db: Db, { towns, names }: Gazetteer): Promise<number> {
  const { written } = await transact(db, async (tx) => {
    await allowLongIdle(tx);
    if (await isLoaded(tx, towns.length, names)) return { ok: true, written: 0 };
    const indexes = await dropIndexes(tx);
    await sql`truncate towns, town_names`.execute(tx);
    await sql`
      insert into towns (id, name, key, country_iso, region, population, place)
      select id, name, key, country, nullif(region, ''), population, point(lng, lat)
        from unnest(${towns.map(({ id }) => id)}::int[], ${towns.map(({ name }) => name)}::text[],
                    ${towns.map(({ key }) => key)}::text[], ${towns.map(({ country }) => country)}::text[],
                    ${towns.map(({ region }) => region ?? '')}::text[],
                    ${towns.map(({ population }) => population)}::int[],
                    ${towns.map(({ lng }) => lng)}::float8[], ${towns.map(({ lat }) => lat)}::float8[])
          as t (id, name, key, country, region, population, lng, lat)`.execute(tx);
    await sql`
      insert into town_names (town_id, locale, name, key)
      select town_id, locale, name, key from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
        as n (town_id int, locale text, name text, key text)`.execute(tx);
    for (const definition of indexes) await sql.raw(definition).execute(tx);
    await sql`analyze towns, town_names`.execute(tx);
    return { ok: true, written: towns.length + names.length };
  });
  return written;
}

/** The package's towns do not change but with its version; the names are ours and few, so they are compared. */
async function isLoaded(tx: Tx, towns: number, names: Gazetteer['names']): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select (select count(*) from towns) = ${towns}
       and (select count(*) from town_names) = ${names.length}
       and not exists (select from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
                         as n (town_id int, locale text, name text)
                        where not exists (select from town_names t
                                           where (t.town_id, t.locale, t.name) = (n.town_id, n.locale, n.name)))
       as same`.execute(tx);
  return rows[0]?.same ?? false;
}

async function dropIndexes(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef(i.indexrelid) as definition from pg_index i
      join pg_class c on c.oid = i.indexrelid where c.relname = any(${INDEXES})`.execute(tx);
  for (const name of INDEXES) await sql`drop index ${sql.id(name)}`.execute(tx);
  return rows.map(({ definition }) => definition);
}
