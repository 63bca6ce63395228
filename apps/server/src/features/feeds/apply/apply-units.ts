import type { Tx } from '../../../platform/db/db.ts';
import type { Applied } from '../feed-noun.ts';
import type { Numbered } from '../lines/feed-line.rules.ts';
import type { UnitLine } from '../lines/unit-line.contract.ts';
import type { Outcome } from './feed-outcome.rules.ts';
import { type FeedSite, isBackward, judgeUnit, passesSold, type Verdict } from './feed-units.rules.ts';
import {
  auditMoves,
  findStandings,
  insertUnits,
  lockFeeds,
  lockUnits,
  passSold,
  rememberVersions,
  stateReasons,
  stopUnits,
  type UnitRow,
  type UnitStanding,
  updateUnits,
} from './feed-units.sql.ts';
import { tagsOf } from './follow-prices.ts';

interface Judged {
  readonly line: number;
  readonly value: UnitLine;
  readonly standing: UnitStanding;
  readonly verdict: Verdict;
}

/** Brings units of one site to what the lines say. No two lines may be about the same unit. */
export async function applyUnits(
  tx: Tx,
  { site, actor }: { site: FeedSite; actor: string },
  lines: readonly Numbered<UnitLine>[],
): Promise<Applied> {
  await lockFeeds(tx, site.id);
  const judged = await judgeUnderLock(tx, site, lines);
  await stateReasons(tx, '');
  const created = judged.flatMap(({ verdict }) => (verdict.kind === 'created' ? [verdict.row] : []));
  if (created.length > 0) await insertUnits(tx, { siteId: site.id, actor }, created);
  await writeChanges(tx, site, judged);
  await writeBackwardMoves(tx, { site, actor }, judged);
  const stops = judged.flatMap(stopOf);
  if (stops.length > 0) await stopUnits(tx, { siteId: site.id, actor }, stops);
  const seen = judged.filter(({ verdict }) => verdict.kind === 'created' || verdict.kind === 'changed');
  const products = [...new Set(seen.flatMap(({ standing }) => standing.product ?? []))];
  return { outcomes: judged.map(toOutcome), tags: tagsOf(site.slug, products) };
}

/** Most lines of a nightly file say nothing new, and shoppers should not wait for those: only what changes is locked. */
async function judgeUnderLock(
  tx: Tx,
  site: FeedSite,
  lines: readonly Numbered<UnitLine>[],
): Promise<Judged[]> {
  const first = await judgeAll(tx, site, lines);
  const touched = first.filter(({ verdict }) => verdict.kind === 'changed');
  if (touched.length === 0) return first;
  await lockUnits(
    tx,
    site.id,
    touched.map(({ standing }) => standing.unit!.id),
  );
  const again = await judgeAll(tx, site, touched);
  const latest = new Map(again.map((one) => [one.line, one]));
  return first.map((one) => latest.get(one.line) ?? one);
}

async function judgeAll(tx: Tx, site: FeedSite, lines: readonly Numbered<UnitLine>[]): Promise<Judged[]> {
  const names = lines.map(({ line, value }) => ({
    line,
    serial: value.serial ?? null,
    ref: value.ref ?? null,
    sku: value.variant,
    store: value.store ?? null,
  }));
  const standings = new Map((await findStandings(tx, site.id, names)).map((row) => [row.line, row]));
  return lines.map(({ line, value }) => {
    const standing = standings.get(line)!;
    return { line, value, standing, verdict: judgeUnit(value, standing, site) };
  });
}

const goesBack = ({ verdict, value }: Judged) =>
  verdict.kind === 'changed' && isBackward(verdict.from, value.status);

const rowOf = ({ verdict }: Judged): UnitRow[] => (verdict.kind === 'changed' ? [verdict.row] : []);

const stopOf = ({ verdict }: Judged) =>
  verdict.kind === 'changed' && verdict.stops
    ? [
        {
          id: verdict.row.id!,
          stop: verdict.row.blocked,
          reason: verdict.row.blockedReason,
          moved: verdict.row.moved,
        },
      ]
    : [];

async function writeChanges(tx: Tx, site: FeedSite, judged: readonly Judged[]) {
  const skipping = judged.flatMap(({ verdict }) =>
    verdict.kind === 'changed' && passesSold(verdict.from, verdict.row.status) ? [verdict.row.id!] : [],
  );
  if (skipping.length > 0) await passSold(tx, site.id, skipping);
  await update(tx, site, judged.filter((one) => !goesBack(one)).flatMap(rowOf));
  const newer = judged.flatMap(({ verdict, value, standing }) =>
    verdict.kind === 'same' && verdict.newer ? [{ id: standing.unit!.id, version: value.version }] : [],
  );
  if (newer.length > 0) await rememberVersions(tx, site.id, newer);
}

async function writeBackwardMoves(
  tx: Tx,
  { site, actor }: { site: FeedSite; actor: string },
  judged: readonly Judged[],
) {
  const back = judged.filter(goesBack);
  if (back.length === 0) return;
  // Each move's own reason stands in the audit log; the trigger only wants to know that there is one.
  await stateReasons(tx, `feed ${actor}`);
  await update(tx, site, back.flatMap(rowOf));
  await stateReasons(tx, '');
  const moves = back.map(({ value, standing }) => ({
    name: nameOf(value),
    reason: value.reason ?? '',
    from: standing.unit!.status,
    to: value.status,
  }));
  await auditMoves(tx, site.id, actor, moves);
}

async function update(tx: Tx, site: FeedSite, rows: readonly UnitRow[]) {
  if (rows.length === 0) return;
  const written = await updateUnits(tx, site.id, rows);
  if (written !== rows.length) throw new Error(`${written} of ${rows.length} units were written`);
}

const nameOf = (line: UnitLine) => line.serial ?? line.ref ?? '';

function toOutcome({ line, value, verdict }: Judged): Outcome {
  const name = nameOf(value);
  if (verdict.kind === 'refused') return { line, name, ...verdict };
  if (verdict.kind === 'changed') return { line, name, kind: 'changed', changes: verdict.changes };
  return { line, name, kind: verdict.kind };
}
