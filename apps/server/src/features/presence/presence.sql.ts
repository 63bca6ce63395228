import { type Db, runPrepared } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import { PresentPerson } from './presence.contract.ts';

/** A person and the text that is open. */
export interface PresenceKey {
  readonly staffId: number;
  readonly kind: string;
  readonly ref: string;
  /** Null: content of the brand. */
  readonly siteId: number | null;
}

const valuesOf = ({ staffId, kind, ref, siteId }: PresenceKey) => [staffId, kind, ref, siteId] as const;
const SUBJECT = 'd.subject_kind = $2 and d.subject_ref = $3 and d.for_site_id is not distinct from $4::int';

// The editor calls every ten seconds. Rows that an hour-old visit left behind go with the person's next visit.
const NOTE = statement(
  'presence_note',
  `
with forgotten as (
  delete from desk_presence d where d.staff_id = $1 and d.seen_at < now() - interval '1 hour' and not (${SUBJECT})
), noted as (
  insert into desk_presence as d (staff_id, subject_kind, subject_ref, for_site_id)
  select s.id, $2, $3, $4::int from staff s where s.id = $1
  on conflict on constraint desk_presence_once do update
     set seen_at = now(),
         since_at = case when d.seen_at < now() - interval '30 seconds' then now() else d.since_at end
)
select json_build_object('name', s.name, 'since_at', d.since_at) as person
  from desk_presence d join staff s on s.id = d.staff_id
 where ${SUBJECT} and d.staff_id <> $1 and d.seen_at > now() - interval '30 seconds'
 order by d.since_at, d.staff_id limit 20`,
  { person: PresentPerson },
);

/** The others who have it open. */
export const notePresence = async (db: Db, key: PresenceKey): Promise<PresentPerson[]> =>
  (await runPrepared(db, NOTE, valuesOf(key))).map(({ person }) => person);

const END = statement(
  'presence_end',
  `delete from desk_presence d where d.staff_id = $1 and ${SUBJECT} returning 1 as one`,
);

export const endPresence = async (db: Db, key: PresenceKey): Promise<boolean> =>
  (await runPrepared(db, END, valuesOf(key))).length > 0;
