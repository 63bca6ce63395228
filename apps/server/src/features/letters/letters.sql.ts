import { z } from 'zod';
import { type Db, readSites, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { MAIL_SITE, type MailSender, MailSite } from '../mails/mail-site.fragment.ts';
import type { LetterText } from './letter-blocks.contract.ts';
import { Letter, type LetterRow, type LetterStatus } from './letters.contract.ts';

const SET = statement(
  'mail_sender_set',
  `update sites set settings = jsonb_set(settings, '{mail_sender}', $2::jsonb) where id = $1`,
);

export async function setSender(tx: Tx, siteId: number, sender: MailSender): Promise<void> {
  await runPrepared(tx, SET, [siteId, JSON.stringify(sender)]);
}

const STAFF_EMAIL = statement('staff_email', `select email from staff where id = $1 and status = 'active'`);

/** Null: an API key, or a person who has left. */
export async function findStaffEmail(tx: Tx, staffId: number): Promise<string | null> {
  const [row] = await runPrepared(tx, STAFF_EMAIL, [staffId]);
  return row?.email ?? null;
}

/** Confirmed by the reader, and neither bounced nor complained about. */
export const ON_LIST = (table: string) => `${table}.status = 'confirmed' and ${table}.suppressed_at is null`;

const ISO = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const KEY = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const INSERT = statement(
  'letter_insert',
  'insert into letters (site_id, name, created_by) values ($1, $2, $3) returning id',
);

export async function insertLetter(
  tx: Tx,
  letter: { readonly siteId: number; readonly name: string; readonly createdBy: number },
): Promise<number> {
  const [row] = await runPrepared(tx, INSERT, [letter.siteId, letter.name, letter.createdBy]);
  if (!row) throw new Error('an insert without a row');
  return row.id;
}

export interface LockedLetter {
  readonly id: number;
  readonly name: string;
  readonly status: LetterStatus;
  readonly revision: number;
  readonly locales: string[];
  readonly scheduled_at: Date | null;
}

const LOCK = statement<Statements['letter_lock'], LockedLetter>(
  'letter_lock',
  `
select l.id, l.name, l.status, l.revision, l.scheduled_at,
       array(select t.locale from letter_texts t where t.site_id = $1 and t.letter_id = l.id order by t.locale) as locales
  from letters l where l.site_id = $1 and l.id = $2 for no key update of l`,
);

export async function lockLetter(tx: Tx, siteId: number, id: number): Promise<LockedLetter | null> {
  const [row] = await runPrepared(tx, LOCK, [siteId, id]);
  return row ?? null;
}

const SAVE = statement(
  'letter_save',
  `update letters set name = $3, revision = revision + 1, status = 'draft' where site_id = $1 and id = $2
   returning revision`,
);
const DELETE_TEXTS = statement(
  'letter_delete_texts',
  'delete from letter_texts where site_id = $1 and letter_id = $2',
);
const INSERT_TEXTS = statement(
  'letter_insert_texts',
  `
insert into letter_texts (site_id, letter_id, locale, subject, preview, blocks)
select $1, $2, t.locale, t.subject, t.preview, t.blocks
  from jsonb_to_recordset($3::jsonb) as t(locale text, subject text, preview text, blocks jsonb)`,
);

/** Name and texts, in the place of those before; a changed letter has to be tested again. Returns its revision. */
export async function saveLetterTexts(
  tx: Tx,
  key: { readonly siteId: number; readonly id: number },
  { name, texts }: { readonly name: string; readonly texts: Readonly<Record<string, LetterText>> },
): Promise<number> {
  const rows = Object.entries(texts).map(([locale, text]) => ({ locale, ...text }));
  // The name first: the uses of pictures (media_uses) are written with the texts and contain it.
  const [row] = await runPrepared(tx, SAVE, [key.siteId, key.id, name]);
  await runPrepared(tx, DELETE_TEXTS, [key.siteId, key.id]);
  await runPrepared(tx, INSERT_TEXTS, [key.siteId, key.id, JSON.stringify(rows)]);
  if (!row) throw new Error('an update without a row');
  return row.revision;
}

const RECENT_SAVE = statement(
  'letter_recent_save',
  `
select 1 as found from (
  select action, actor_ref, occurred_at from audit_log
   where site_id = $1 and subject_kind = 'letter' and subject_ref = $2::text
   order by occurred_at desc, id desc limit 1) last
 where last.action = 'letter.save' and last.actor_ref = $3::text and last.occurred_at > now() - make_interval(secs => $4)`,
);

/** Whether the last act on the letter is a save of the same person, some seconds ago. */
export async function findRecentSave(
  tx: Tx,
  { siteId, staffId }: { readonly siteId: number; readonly staffId: number },
  id: number,
  seconds: number,
): Promise<boolean> {
  return (await runPrepared(tx, RECENT_SAVE, [siteId, String(id), String(staffId), seconds])).length > 0;
}

const SET_STATUS = statement(
  'letter_set_status',
  `update letters set status = $3, scheduled_at = null, ended_at = case when $3 = 'sent' then now() end
    where site_id = $1 and id = $2`,
);

export async function setLetterStatus(tx: Tx, siteId: number, id: number, status: LetterStatus) {
  await runPrepared(tx, SET_STATUS, [siteId, id, status]);
}

const AUDIENCE = statement<Statements['letter_audience'], { locale: string; subscribers: number }>(
  'letter_audience',
  `
select wanted.locale,
       (select count(*) from subscribers s
         where s.site_id = $1 and s.locale = wanted.locale and ${ON_LIST('s')})::int as subscribers
  from (select coalesce(l.edition, l.locale) as locale from site_locales l where l.site_id = $1
         union
        select s.locale from subscribers s where s.site_id = $1 and ${ON_LIST('s')}) wanted
 order by subscribers desc, wanted.locale`,
);

/** How many subscribers would get a letter in each locale, the most first. */
export const countAudience = (tx: Tx, siteId: number) => runPrepared(tx, AUDIENCE, [siteId]);

const START = statement(
  'letter_start',
  `
update letters set status = 'sending', scheduled_at = null, started_at = now(), planned = $3,
       last_subscriber_id = coalesce((select max(s.id) from subscribers s where s.site_id = $1), 0)
 where site_id = $1 and id = $2`,
);

export async function startLetter(tx: Tx, siteId: number, id: number, planned: number): Promise<void> {
  await runPrepared(tx, START, [siteId, id, planned]);
}

const SCHEDULE = statement(
  'letter_schedule',
  `update letters set status = 'scheduled', scheduled_at = $3 where site_id = $1 and id = $2`,
);

export async function scheduleLetter(tx: Tx, siteId: number, id: number, at: Date): Promise<void> {
  await runPrepared(tx, SCHEDULE, [siteId, id, at]);
}

/** By status of a mail; a status that no mail has is absent. */
const Counts = z.record(z.string(), z.number());

export type FoundLetter = Omit<Letter, 'site' | 'timezone' | 'actions' | 'audience' | 'counts' | 'sender'> & {
  readonly counts: z.infer<typeof Counts>;
};

const FIND = statement<Statements['letter_find'], FoundLetter>(
  'letter_find',
  `
select l.id, l.name, l.status, l.revision, ${ISO('l.created_at')} as created_at,
       ${ISO('l.scheduled_at')} as scheduled_at, ${ISO('l.started_at')} as started_at, ${ISO('l.ended_at')} as ended_at, l.planned,
       coalesce((select json_object_agg(t.locale, json_build_object('subject', t.subject, 'preview', t.preview,
                   'blocks', t.blocks) order by t.locale)
                   from letter_texts t where t.site_id = $1 and t.letter_id = l.id), '{}') as texts,
       coalesce((select json_object_agg(c.status, c.count) from (
                   select status, count(*)::int as count from letter_sends x
                    where x.site_id = $1 and x.letter_id = l.id group by status
                   union all
                   select 'unsubscribed', count(*)::int from letter_sends x
                     join subscribers s on s.site_id = $1 and s.id = x.subscriber_id
                      and s.status = 'unsubscribed' and s.changed_at > x.claimed_at
                    where x.site_id = $1 and x.letter_id = l.id) c), '{}') as counts,
       (select count(*) from subscribers s where s.site_id = $1 and s.suppressed_at is not null)::int as suppressed,
       coalesce((select json_agg(p) from (
                   select x.status, x.detail, ${ISO('x.claimed_at')} as at,
                          coalesce(split_part(s.email, '@', 2), '') as domain
                     from letter_sends x left join subscribers s on s.site_id = $1 and s.id = x.subscriber_id
                    where x.site_id = $1 and x.letter_id = l.id
                      and x.status in ('failed', 'uncertain', 'bounced', 'complained')
                    order by x.claimed_at desc limit 50) p), '[]') as problems
  from letters l where l.site_id = $1 and l.id = $2`,
  { texts: Letter.shape.texts, counts: Counts, problems: Letter.shape.problems },
);

export async function findLetter(tx: Tx, siteId: number, id: number): Promise<FoundLetter | null> {
  const [row] = await runPrepared(tx, FIND, [siteId, id]);
  return row ?? null;
}

const SITE = statement('letter_site', `select ${MAIL_SITE} as site from sites s where s.id = $1`, {
  site: MailSite,
});

/** The sender and the place of the letters of a site. */
export async function readMailSite(db: Db | Tx, siteId: number): Promise<MailSite> {
  const [row] = await runPrepared(db, SITE, [siteId]);
  if (!row) throw new Error('no such site');
  return row.site;
}

interface LetterPage {
  readonly status: LetterStatus | null;
  readonly after: readonly [string, number] | null;
  readonly limit: number;
}

export type ListedLetter = LetterRow & { readonly key: string };

const LIST = statement<Statements['letter_list'], ListedLetter>(
  'letter_list',
  `
select ${KEY('l.created_at')} as key, s.slug as site, l.id, l.name, l.status, l.planned,
       array(select t.locale from letter_texts t where t.site_id = l.site_id and t.letter_id = l.id order by t.locale) as locales,
       (select count(*) from letter_sends x where x.site_id = l.site_id and x.letter_id = l.id
           and x.status in ('sent', 'bounced', 'complained'))::int as sent,
       ${ISO('l.created_at')} as created_at, ${ISO('l.scheduled_at')} as scheduled_at,
       ${ISO('l.started_at')} as started_at
  from unnest($1::int[]) site(id)
 cross join lateral (
   select * from letters l
    where l.site_id = site.id and ($2::timestamptz is null or (l.created_at, l.id) < ($2::timestamptz, $3::bigint))
      and ($5::text is null or l.status = $5)
    order by l.created_at desc, l.id desc limit $4) l
  join sites s on s.id = l.site_id
 order by l.created_at desc, l.id desc limit $4`,
);

export const listLetterRows = (
  db: Db,
  siteIds: readonly number[],
  { status, after, limit }: LetterPage,
): Promise<ListedLetter[]> =>
  readSites(db, siteIds, LIST, [[...siteIds], after?.[0] ?? null, after?.[1] ?? null, limit, status]);

const COUNT = statement<Statements['letter_count'], { count: number }>(
  'letter_count',
  `select count(*)::int as count from (
     select from letters where site_id = any($1::int[]) and ($3::text is null or status = $3) limit $2) counted`,
);

export async function countLetters(
  db: Db,
  siteIds: readonly number[],
  { status, max }: { readonly status: LetterStatus | null; readonly max: number },
): Promise<number> {
  const [row] = await readSites(db, siteIds, COUNT, [[...siteIds], max, status]);
  return row?.count ?? 0;
}
