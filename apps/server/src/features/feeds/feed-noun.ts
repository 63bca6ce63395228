import type { z } from 'zod';
import type { Tx } from '../../platform/db/db.ts';
import type { Outcome } from './apply/feed-outcome.rules.ts';
import type { FeedSite } from './apply/feed-units.rules.ts';
import type { Numbered } from './lines/feed-line.rules.ts';

export interface Applied {
  readonly outcomes: readonly Outcome[];
  /** What the edge has to forget. */
  readonly tags: readonly string[];
}

interface Noun<L, C> {
  readonly Line: z.ZodType<L>;
  /** What a line is about. Lines about the same thing are applied one after the other. */
  readonly namesOf: (line: L) => readonly string[];
  readonly apply: (tx: Tx, context: C, lines: readonly Numbered<L>[]) => Promise<Applied>;
}

/** Rows of one country site. */
export interface SiteNoun<L extends { site: string }>
  extends Noun<L, { readonly site: FeedSite; readonly actor: string }> {
  readonly of: 'site';
}

/** Rows of the brand, shared by all sites. */
export interface BrandNoun<L>
  extends Noun<L, { readonly sites: ReadonlyMap<string, FeedSite>; readonly actor: string }> {
  readonly of: 'brand';
}
