import { type Db, runPrepared } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';

export interface TownsWanted {
  /** Null on the global site. */
  readonly country: string | null;
  readonly key: string;
  readonly beforeKey: string;
  readonly locale: string;
  readonly most: number;
}

export interface TownRow {
  readonly id: number;
  readonly name: string;
  readonly region: string | null;
  readonly country_iso: string;
  readonly lat: number;
  readonly lng: number;
}

const SHOWN = `
select t.id, coalesce(l.name, t.name) as name, t.region, t.country_iso, t.place[1] as lat, t.place[0] as lng
  from found f join towns t on t.id = f.id
  left join town_names l on l.town_id = t.id and l.locale = $4`;

// Three short reads of an index each: at home, abroad (larger towns only), and by other names. Small towns abroad are
// found when they are all there is, by the guess below.
const BEGINNING = statement<Statements['towns_beginning'], TownRow>(
  'towns_beginning',
  `
with found as (
  (select id, country_iso, key, population from towns
    where country_iso = $1 and key >= $2 and key < $3 order by population desc limit $5)
  union
  (select id, country_iso, key, population from towns
    where population >= 15000 and key >= $2 and key < $3 order by population desc limit $5)
  union
  (select t.id, t.country_iso, n.key, t.population from town_names n join towns t on t.id = n.town_id
    where n.key >= $2 and n.key < $3 order by t.population desc limit $5))
${SHOWN.replace('found f', '(select id, bool_or(key = $2) as whole from found group by id) f')}
 order by t.country_iso is not distinct from $1 desc, f.whole desc, t.population desc
 limit $5`,
);

export const findTowns = (db: Db, { country, key, beforeKey, locale, most }: TownsWanted) =>
  runPrepared(db, BEGINNING, [country, key, beforeKey, locale, most]);

// Likeness of letters in threes; one's own country weighs a little more than one letter. Other names are few enough to
// be compared one by one.
const LIKE = statement<Statements['towns_like'], TownRow>(
  'towns_like',
  `
with found as (
  select id, max(likeness) + case when max(country_iso) = $1 then 0.25 else 0 end as likeness from (
    select id, country_iso, similarity(key, $2) as likeness from towns where population >= 5000 and key % $2
    union all
    select t.id, t.country_iso, similarity(n.key, $2) from town_names n join towns t on t.id = n.town_id
     where n.key % $2) alike
   group by id)
${SHOWN}
 order by f.likeness desc, t.population desc
 limit $3`,
);

export const findTownsLike = (
  db: Db,
  { country, key, locale, most }: Pick<TownsWanted, 'country' | 'key' | 'locale' | 'most'>,
) => runPrepared(db, LIKE, [country, key, most, locale]);

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly most: number;
}

export interface LabelRow {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
}

const inBox = (sizes: string) => `
select coalesce(l.name, t.name) as name, t.lat, t.lng, t.population from (
  select id, name, place[1] as lat, place[0] as lng, population from towns
   where place <@ box(point($1, $2), point($3, $4)) and ${sizes}
   order by population desc limit $5) t
  left join town_names l on l.town_id = t.id and l.locale = $6
 order by t.population desc`;
const LARGE_IN_BOX = statement<Statements['towns_in_large_box'], LabelRow>(
  'towns_in_large_box',
  inBox('population >= 15000 and population >= $7'),
);
const ALL_IN_BOX = statement<Statements['towns_in_box'], LabelRow>('towns_in_box', inBox('population >= $7'));

export const findTownsInBox = (db: Db, box: Box, locale: string, least: number) =>
  runPrepared(db, least >= 15_000 ? LARGE_IN_BOX : ALL_IN_BOX, [
    box.west,
    box.south,
    box.east,
    box.north,
    box.most,
    locale,
    least,
  ]);
