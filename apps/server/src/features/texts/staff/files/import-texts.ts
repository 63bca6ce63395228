import type { Tx } from '../../../../platform/db/db.ts';
import type { StaffCall } from '../../../staff/staff-call.ts';
import { writeAudit } from '../../../staff/write-audit.ts';
import { listQueue } from '../queue/text-queue.sql.ts';
import { draftContent, storeWords } from '../save-text.ts';
import { type TextRow, TextWords } from '../texts.staff.contract.ts';
import { type ReturnedUnit, readCsv, TextFileError } from './csv.ts';
import type { Format } from './export-texts.ts';
import { readXliff } from './xliff.ts';

const PAGE = 5000;
/** More would hold the transaction for too long: a file with so many new words is imported in parts. */
const MAX_CHANGED = 2000;

export interface RefusedUnit {
  readonly id: number;
  readonly name: string;
  /** `late`: the source or the words have changed since the file was written. */
  readonly reason: 'late' | 'unknown' | 'checks';
  readonly checks: readonly string[];
}

export type ImportResult =
  | {
      readonly ok: true;
      readonly saved: number;
      readonly same: number;
      readonly refused: readonly RefusedUnit[];
    }
  | { readonly ok: false; readonly code: 'malformed' | 'too_many' };

interface ImportInput {
  readonly locale: string;
  readonly format: Format;
  readonly file: string;
  readonly overrule?: string | undefined;
}

/**
 * Saves the words of a file. A unit is taken only for the source and the revision it was written for, so a late file never
 * covers newer words; what is refused is listed, the rest is saved.
 */
export async function importTexts(tx: Tx, call: StaffCall, input: ImportInput): Promise<ImportResult> {
  const units = readUnits(input);
  if (!units) return { ok: false, code: 'malformed' };
  const known = await readKnown(tx, input.locale);
  const isSame = ({ id, words }: ReturnedUnit) => words === null || known.get(id)?.words === words;
  const changed = units.filter((unit) => !isSame(unit));
  if (changed.length > MAX_CHANGED) return { ok: false, code: 'too_many' };
  const refused: RefusedUnit[] = [];
  const taken: Taken[] = [];
  for (const unit of changed) {
    const row = known.get(unit.id);
    const isText = TextWords.safeParse(unit.words).success;
    const done = row && isText ? await take(tx, call, unit, input) : null;
    if (done?.ok) taken.push(done);
    else refused.push(isText ? toRefused(unit, row, done) : notText(unit, row));
  }
  await draftTaken(tx, call, input.locale, taken);
  const saved = changed.length - refused.length;
  await writeAudit(tx, call, {
    action: 'text.import',
    reason: input.overrule ?? null,
    subject: { kind: 'text', ref: `import/${input.locale}` },
    before: {},
    after: { saved, refused: refused.map(({ id }) => id) },
  });
  return { ok: true, saved, same: units.length - changed.length, refused };
}

function readUnits({ locale, format, file }: ImportInput): ReturnedUnit[] | null {
  try {
    if (format === 'csv') return readCsv(file);
    const read = readXliff(file);
    return read.locale === locale ? read.units : null;
  } catch (error) {
    if (error instanceof TextFileError) return null;
    throw error;
  }
}

type Stored = Awaited<ReturnType<typeof storeWords>>;
type Taken = Extract<Stored, { ok: true }>;

/** Each page and article gets its words at once. */
async function draftTaken(tx: Tx, call: StaffCall, locale: string, taken: readonly Taken[]): Promise<void> {
  for (const group of Map.groupBy(taken, ({ text }) => `${text.kind} ${text.subject}`).values()) {
    const words = new Map(group.map(({ text, words: saved }) => [text.path, saved]));
    const [first] = group;
    if (first) await draftContent(tx, call, { ...first.text, locale }, words);
  }
}

const take = (
  tx: Tx,
  call: StaffCall,
  unit: ReturnedUnit,
  { locale, overrule }: ImportInput,
): Promise<Stored> =>
  storeWords(
    tx,
    call,
    { id: unit.id, locale },
    {
      words: unit.words ?? '',
      revision: unit.revision,
      digest: unit.digest,
      origin: 'file',
      overrule,
    },
  );

async function readKnown(tx: Tx, locale: string): Promise<Map<number, TextRow>> {
  const known = new Map<number, TextRow>();
  for (let after = 0; ; ) {
    const filter = { locale, states: null, kind: null, subject: null };
    const rows = await listQueue(tx, filter, { after, limit: PAGE, staffId: 0 });
    for (const row of rows) known.set(row.id, row);
    if (rows.length < PAGE) return known;
    after = rows.at(-1)?.id ?? after;
  }
}

/** What no form would take: controls and half characters. */
const notText = ({ id }: ReturnedUnit, row: TextRow | undefined): RefusedUnit => ({
  id,
  name: row?.path ?? '',
  reason: 'checks',
  checks: ['characters'],
});

function toRefused(unit: ReturnedUnit, row: TextRow | undefined, done: Stored | null): RefusedUnit {
  const checks =
    done && !done.ok && done.code === 'text_checks_failed' ? done.findings.map(({ check }) => check) : [];
  const reason = !row ? 'unknown' : checks.length > 0 ? 'checks' : 'late';
  return { id: unit.id, name: row?.path ?? '', reason, checks };
}
