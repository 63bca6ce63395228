import { type Db, runPrepared, type Tx } from '../../../../platform/db/db.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { Statements } from '../../../../platform/db/statements.ts';
import type { TextKind, TextRow, TextState } from '../texts.staff.contract.ts';
import { TEXT_COLUMNS } from './text-columns.fragment.ts';

export interface QueueFilter {
  readonly locale: string;
  readonly states: readonly TextState[] | null;
  readonly kind: TextKind | null;
  /** One page or article; only with a kind. */
  readonly subject: string | null;
  /** Part of the path, the source or the words. */
  readonly q: string | null;
}

export interface QueuePage {
  readonly after: number;
  readonly limit: number;
  readonly staffId: number;
}

// The page is chosen by the index of states alone; only its rows are joined.
const QUEUE = statement<Statements['text_queue'], TextRow>(
  'text_queue',
  `select ${TEXT_COLUMNS}, coalesce(m.translated_by = $5::bigint, false) as is_own
     from (select m.text_id from text_marks m
            where m.locale = $1 and ($2::text[] is null or m.state = any ($2::text[])) and m.text_id > $3::bigint
            order by m.text_id limit $4) page
     join text_marks m on m.text_id = page.text_id and m.locale = $1
     join texts t on t.id = page.text_id
    order by page.text_id`,
);

const QUEUE_OF_KIND = statement<Statements['text_queue_of_kind'], TextRow>(
  'text_queue_of_kind',
  `select ${TEXT_COLUMNS}, coalesce(m.translated_by = $7::bigint, false) as is_own
     from text_marks m join texts t on t.id = m.text_id
    where m.locale = $1 and ($2::text[] is null or m.state = any ($2::text[]))
      and ($3::text is null or t.kind = $3) and ($4::text is null or t.subject = $4)
      and m.text_id > $5::bigint
    order by m.text_id limit $6`,
);

const parametersOf = (
  { locale, states, kind, subject }: Omit<QueueFilter, 'q'>,
  { after, limit, staffId }: QueuePage,
) => [locale, states && [...states], kind, subject, after, limit, staffId] as const;

/** Texts of a locale in the order of their ids; a search has a function of its own. */
export function listQueue(db: Db | Tx, filter: Omit<QueueFilter, 'q'>, page: QueuePage): Promise<TextRow[]> {
  const { locale, states, kind, subject } = filter;
  if (kind !== null || subject !== null) return runPrepared(db, QUEUE_OF_KIND, parametersOf(filter, page));
  const { after, limit, staffId } = page;
  return runPrepared(db, QUEUE, [locale, states && [...states], after, limit, staffId]);
}

const COUNT_OF_KIND = statement<Statements['text_queue_count_of_kind'], { count: number }>(
  'text_queue_count_of_kind',
  `select count(*)::int as count from (
    select from texts t join text_marks m on m.text_id = t.id and m.locale = $1
     where t.kind = $2 limit $3) found`,
);

/** Counts at most `max` texts of a kind. */
export async function countKind(
  db: Db,
  { locale, kind }: { locale: string; kind: TextKind },
  max: number,
): Promise<number> {
  const [row] = await runPrepared(db, COUNT_OF_KIND, [locale, kind, max]);
  return row?.count ?? 0;
}

const COUNTS = statement<Statements['text_counts'], { locale: string; state: TextState; count: number }>(
  'text_counts',
  'select locale, state, count(*)::int as count from text_marks group by locale, state',
);

export const countStates = (db: Db) => runPrepared(db, COUNTS, []);
