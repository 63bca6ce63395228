import { type Db, type Tx, transact, withSite } from '../../../platform/db/db.ts';
import { queuePurge } from '../../edge/queue-purge.ts';
import type { Applied, BrandNoun, SiteNoun } from '../feed-noun.ts';
import { inRounds, type Numbered } from '../lines/feed-line.rules.ts';
import type { Caps, FeedReport, Outcome } from './feed-outcome.rules.ts';
import type { FeedSite } from './feed-units.rules.ts';

export interface FeedOptions {
  /** The sender, for the audit log. */
  readonly actor: string;
  /** The only site this sender may write to; null: every site. */
  readonly onlySite: string | null;
  readonly dryRun: boolean;
  /** Stop at the first bad line. What was committed before it stays; sending it again is harmless. */
  readonly strict: boolean;
  /** Lines per transaction. */
  readonly batch: number;
  readonly caps: Caps;
  readonly onProgress?: (report: FeedReport) => unknown;
}

/** A feed under way. */
export interface Feed<L> {
  readonly db: Db;
  readonly noun: SiteNoun<L & { site: string }> | BrandNoun<L>;
  readonly options: FeedOptions;
  readonly sites: ReadonlyMap<string, FeedSite>;
}

/**
 * Writes one batch in one transaction and says what became of each line, in the order of the lines. What no rule foresaw
 * the database refuses; then the line it is about is found by halves, and the others go on.
 */
export async function writeBatch<L>(
  feed: Feed<L>,
  site: string,
  batch: readonly Numbered<L>[],
): Promise<Outcome[]> {
  try {
    const { outcomes } = await write(feed, site, batch);
    return outcomes.toSorted((a, b) => a.line - b.line);
  } catch (error) {
    const message = refusedByDatabase(error);
    if (message === null) throw error;
    const [first] = batch;
    if (first && batch.length === 1) {
      const name = feed.noun.namesOf(first.value as L & { site: string })[0] ?? '';
      return [{ line: first.line, name, kind: 'refused', field: null, message }];
    }
    const half = Math.ceil(batch.length / 2);
    const lower = await writeBatch(feed, site, batch.slice(0, half));
    return [...lower, ...(await writeBatch(feed, site, batch.slice(half)))];
  }
}

// Classes of SQLSTATE: 22 a value that cannot be, 23 a constraint. Everything else is a breakdown.
function refusedByDatabase(error: unknown): string | null {
  const { code, message, constraint } = error as { code?: unknown; message?: string; constraint?: string };
  if (constraint === 'units_serial_once')
    return 'this frame number is a vehicle of another site: feed it there as blocked and moved first';
  return typeof code === 'string' && /^2[23]/.test(code) ? `cannot be stored: ${message}` : null;
}

interface Written {
  /** False takes everything back: a dry run, or a strict feed that met a bad line. */
  readonly ok: boolean;
  readonly outcomes: Outcome[];
}

async function write<L>(feed: Feed<L>, slug: string, batch: readonly Numbered<L>[]): Promise<Written> {
  const { db, noun, options, sites } = feed;
  const { actor } = options;
  const work = async (
    tx: Tx,
    apply: (lines: readonly Numbered<L>[]) => Promise<Applied>,
  ): Promise<Written> => {
    const outcomes: Outcome[] = [];
    const tags = new Set<string>();
    for (const round of inRounds(batch, noun.namesOf as (line: L) => readonly string[])) {
      const applied = await apply(round);
      outcomes.push(...applied.outcomes);
      for (const tag of applied.tags) tags.add(tag);
    }
    if (tags.size > 0) await queuePurge(tx, [...tags]);
    const isBad = options.strict && outcomes.some(({ kind }) => kind === 'refused');
    return { ok: !options.dryRun && !isBad, outcomes };
  };
  if (noun.of === 'brand')
    return transact(db, (tx) => work(tx, (lines) => noun.apply(tx, { sites, actor }, lines)));
  const site = sites.get(slug)!;
  return withSite(db, site.id, (tx) =>
    work(tx, (lines) => noun.apply(tx, { site, actor }, lines as Numbered<L & { site: string }>[])),
  );
}
