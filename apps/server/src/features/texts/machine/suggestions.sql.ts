import { type Db, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import type { TextKind } from '../staff/texts.staff.contract.ts';

export interface MissingText {
  readonly id: number;
  readonly kind: TextKind;
  readonly source: string;
  readonly revision: number;
}

export interface MissingFilter {
  readonly locale: string;
  readonly kind: TextKind | null;
  readonly subject: string | null;
}

const MISSING = statement<Statements['texts_missing'], MissingText>(
  'texts_missing',
  `select t.id, t.kind, t.source, m.revision
     from text_marks m join texts t on t.id = m.text_id
    where m.locale = $1 and m.state = 'missing' and ($2::text is null or t.kind = $2)
      and ($3::text is null or t.subject = $3) and m.text_id > $4::bigint
    order by m.text_id limit $5`,
);

/** Texts without words, in the order of their ids. */
export const listMissing = (
  db: Db | Tx,
  { locale, kind, subject }: MissingFilter,
  { after, limit }: { readonly after: number; readonly limit: number },
) => runPrepared(db, MISSING, [locale, kind, subject, after, limit]);

export interface SuggestedWords {
  readonly words: string;
  readonly origin: 'memory' | 'machine';
}

const PUT = statement(
  'text_suggestion_put',
  `update text_marks m set state = 'suggested', words = $3, made_from = t.source, origin = $4,
          revision = m.revision + 1, updated_at = now()
     from texts t
    where t.id = m.text_id and m.text_id = $1 and m.locale = $2 and m.state = 'missing' and m.revision = $5
      and t.source = $6
   returning m.text_id`,
);

/** False: a person was faster, or the source has changed. */
export async function putSuggestion(
  tx: Tx,
  { id, revision, source }: MissingText,
  locale: string,
  { words, origin }: SuggestedWords,
): Promise<boolean> {
  const rows = await runPrepared(tx, PUT, [id, locale, words, origin, revision, source]);
  return rows.length > 0;
}
