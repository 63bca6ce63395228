import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../platform/db/db.ts';
import { addErrors, addOutcome, emptyReport, type FeedReport } from './apply/feed-outcome.rules.ts';
import { type Feed, type FeedOptions, writeBatch } from './apply/write-batch.ts';
import type { BrandNoun, SiteNoun } from './feed-noun.ts';
import type { LineError } from './feeds.contract.ts';
import { listFeedSites } from './feeds.sql.ts';
import { type Numbered, type RawLine, readLine } from './lines/feed-line.rules.ts';

const BREATH = 500;

/**
 * Reads a feed to its end in bounded memory: each line is judged by itself, good lines are gathered per site and written
 * a batch at a time, each batch in a transaction of its own. A dry run does the same and takes every batch back.
 */
export async function runFeed<L>(
  db: Db,
  noun: SiteNoun<L & { site: string }> | BrandNoun<L>,
  lines: AsyncIterable<RawLine> | Iterable<RawLine>,
  options: FeedOptions,
): Promise<FeedReport> {
  const sites = new Map((await listFeedSites(db)).map((site) => [site.slug, site]));
  const feed: Feed<L> = { db, noun, options, sites };
  const report = emptyReport();
  for await (const { site, batch } of gather(feed, lines, report)) {
    const outcomes = await writeBatch(feed, site, batch);
    const bad = outcomes.filter(({ kind }) => kind === 'refused');
    if (options.strict && bad[0]) report.stoppedAt = bad[0].line;
    // A strict feed took the whole batch back, so nothing became of its other lines.
    for (const outcome of report.stoppedAt === null ? outcomes : bad)
      addOutcome(report, outcome, options.caps);
    await options.onProgress?.(report);
    if (report.stoppedAt !== null) break;
  }
  report.errors.sort((a, b) => a.line - b.line);
  return report;
}

/** Good lines by site, a batch at a time and in their order; bad ones go into the report. */
async function* gather<L>(
  feed: Feed<L>,
  lines: AsyncIterable<RawLine> | Iterable<RawLine>,
  report: FeedReport,
): AsyncGenerator<{ site: string; batch: Numbered<L>[] }> {
  const { options } = feed;
  const gathered = new Map<string, Numbered<L>[]>();
  let waiting = 0;
  for await (const raw of lines) {
    report.counts.lines += 1;
    // Lines that are already in memory would otherwise keep every other request waiting.
    if (report.counts.lines % BREATH === 0) await nextTurn();
    const admitted = admit(feed, raw);
    if (!admitted.ok) {
      addErrors(report, admitted.errors, options.caps);
      if (options.strict) report.stoppedAt = raw.line;
      if (options.strict) return;
      continue;
    }
    const { site, read } = admitted;
    const batch = gathered.get(site) ?? [];
    batch.push(read);
    gathered.set(site, batch);
    waiting += 1;
    // With many sites in one file none may fill a batch for long; what waits has its bound, too.
    const full =
      waiting >= 4 * options.batch ? [...gathered.keys()] : batch.length >= options.batch ? [site] : [];
    for (const name of full) {
      const ready = gathered.get(name) ?? [];
      gathered.delete(name);
      waiting -= ready.length;
      yield { site: name, batch: ready };
    }
  }
  for (const [site, batch] of gathered) yield { site, batch };
}

type Admitted<L> = { ok: true; site: string; read: Numbered<L> } | { ok: false; errors: LineError[] };

const BRAND = '';

function admit<L>({ noun, options, sites }: Feed<L>, raw: RawLine): Admitted<L> {
  const found = readLine<L>(noun.Line as never, raw);
  if (!found.ok) return found;
  const site = noun.of === 'site' ? (found.read.value as L & { site: string }).site : BRAND;
  const refuse = (message: string): Admitted<L> => ({
    ok: false,
    errors: [{ line: raw.line, field: 'site', message }],
  });
  if (noun.of === 'site' && !sites.has(site)) return refuse(`${site} is not a site`);
  if (options.onlySite !== null && site !== options.onlySite)
    return refuse(`may only be ${options.onlySite} here`);
  return { ok: true, site, read: found.read };
}
