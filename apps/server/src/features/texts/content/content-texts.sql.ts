import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { TextKind } from '../texts.staff.contract.ts';

const PATHS = statement('text_paths', 'select path from texts where kind = $1 and subject = $2');

/** Every path that a page or an article has or has had. */
export async function listPaths(tx: Tx, kind: TextKind, subject: string): Promise<string[]> {
  return (await runPrepared(tx, PATHS, [kind, subject])).map(({ path }) => path);
}

const SUBJECTS = statement(
  'text_subjects',
  'select distinct subject from texts where kind = $1 and retired_at is null',
);

/** The pages or articles that have texts. */
export async function listSubjects(tx: Tx, kind: TextKind): Promise<string[]> {
  return (await runPrepared(tx, SUBJECTS, [kind])).map(({ subject }) => subject);
}
