import type { Tx } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { publishContentMarks } from '../staff/queue/text-publishing.sql.ts';
import type { TextState } from '../staff/texts.staff.contract.ts';
import { listPaths } from '../texts.sql.ts';
import { CONTENT, type ContentKind } from './content-kinds.ts';

interface ContentSubject {
  readonly kind: ContentKind;
  readonly subject: string;
  readonly locale: string;
}

/** Publishes a page or an article in a language with its finished words. Answers with the ids of their texts. */
export async function publishContent(
  tx: Tx,
  call: StaffCall,
  key: ContentSubject,
  states: readonly TextState[],
): Promise<number[]> {
  const { kind, subject, locale } = key;
  const finished = await publishContentMarks(tx, key, states);
  const words = new Map(finished.map((text) => [text.path, text.words]));
  const known = new Set(await listPaths(tx, kind, subject));
  const by = `staff:${call.staffId}`;
  const isChanged = await CONTENT[kind].publish(tx, subject, { locale, words, known, by });
  if (isChanged)
    await writeAudit(tx, call, {
      action: kind === 'page' ? 'page.publish' : 'article.publish',
      reason: null,
      subject: CONTENT[kind].auditSubject(subject, locale),
      before: {},
      after: { locale, translated: finished.length },
    });
  return finished.map(({ id }) => id);
}
