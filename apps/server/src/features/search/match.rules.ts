import type { Product, Structure } from './index/catalogue.rules.ts';
import { FIELD, fieldIn, isSynonymIn, productIn, type WordIndex } from './index/word-index.rules.ts';
import type { Term } from './query.rules.ts';

/** A product the words lead to. `variants` when the words name a colour or size: only those, else all. */
export interface Match {
  readonly score: number;
  readonly variants: ReadonlySet<number> | null;
}

// A slip in a name (half of 400) still counts more than any word of another kind.
const WEIGHT = { [FIELD.name]: 400, [FIELD.kind]: 60, [FIELD.category]: 50, [FIELD.text]: 5 };
const VALUE_WEIGHT = 30;
const SYNONYM = 0.85;
const WHOLE_NAME = 100;
const NAME_BEGINS = 20;
/** From here on a hit is more than a resemblance to a word in a sentence. */
const FIRM = 4.5;

interface TermHits {
  readonly optional: boolean;
  /** The best any product gains by it. */
  best: number;
  readonly products: Map<number, number>;
  readonly names: Set<number>;
  /** Products whose name begins with it. */
  readonly leads: Set<number>;
  /** Product to variant to score. */
  readonly variants: Map<number, Map<number, number>>;
}

/** Whether a word certainly speaks of products, and not of a town that a sentence of ours happens to mention. */
export function isStrong(term: Term, index: WordIndex): boolean {
  return term.means.some(
    ({ word, sure }) =>
      sure >= 0.9 &&
      (index.values.has(word) ||
        index.products.get(word)?.some((posting) => fieldIn(posting) !== FIELD.text)),
  );
}

/**
 * Products by their words, among those that `may` be meant. Every word must be found, but for those that no product has
 * and those that only resemble a word in some sentence.
 */
export function matchProducts(
  terms: readonly Term[],
  index: WordIndex,
  structure: Structure,
  may: (product: Product) => boolean,
): Map<number, Match> {
  const hits = terms.map((term) => findHits(term, index, structure, may)).filter((hit) => hit.best > 0);
  const firm = hits.map((hit) => !hit.optional && hit.best >= FIRM);
  const required = firm.some(Boolean) ? firm : hits.map(() => true);
  const needed = required.filter(Boolean).length;
  const candidates = new Set(hits.flatMap((hit) => [...hit.products.keys(), ...hit.variants.keys()]));
  const weighed = [...candidates].map((id) => [id, weigh(id, hits, required, index)] as const);
  const whole = weighed.filter(([, match]) => match.found === needed);
  if (whole.length > 0) return new Map(whole);
  // No product has all of it: those named in the query, else those that miss one word of three or more.
  const named = weighed.filter(([, match]) => match.named);
  return new Map(
    bestOf(named.length > 0 ? named : weighed.filter(([, match]) => match.found * 3 >= needed * 2)),
  );
}

function bestOf<T extends Match & { found: number }>(found: (readonly [number, T])[]) {
  const most = Math.max(...found.map(([, match]) => match.found));
  return found.filter(([, match]) => match.found === most);
}

function findHits(
  { means, optional }: Term,
  index: WordIndex,
  structure: Structure,
  may: (product: Product) => boolean,
): TermHits {
  const hits: TermHits = {
    optional,
    best: 0,
    products: new Map(),
    names: new Set(),
    leads: new Set(),
    variants: new Map(),
  };
  for (const { word, sure } of means) {
    for (const posting of index.products.get(word) ?? []) {
      const [id, field] = [productIn(posting), fieldIn(posting)];
      const product = structure.products.get(id);
      if (!product || !may(product)) continue;
      const score = WEIGHT[field] * sure * (isSynonymIn(posting) ? SYNONYM : 1);
      if (score > (hits.products.get(id) ?? 0)) hits.products.set(id, score);
      hits.best = Math.max(hits.best, score);
      if (field !== FIELD.name) continue;
      hits.names.add(id);
      if (index.firstWord.get(id) === word) hits.leads.add(id);
    }
    for (const value of index.values.get(word) ?? []) {
      const score = VALUE_WEIGHT * sure * (value % 2 === 1 ? SYNONYM : 1);
      for (const variant of structure.variantsOf.get(value >> 1) ?? []) {
        if (!may(variant.product)) continue;
        hits.best = Math.max(hits.best, score);
        const scores = hits.variants.get(variant.product.id) ?? new Map<number, number>();
        hits.variants.set(variant.product.id, scores);
        if (score > (scores.get(variant.id) ?? 0)) scores.set(variant.id, score);
      }
    }
  }
  return hits;
}

function weigh(product: number, hits: readonly TermHits[], required: readonly boolean[], index: WordIndex) {
  let [score, found, nameWords] = [0, 0, 0];
  let variants: Set<number> | null = null;
  hits.forEach((hit, at) => {
    const whole = hit.products.get(product) ?? 0;
    const scores = hit.variants.get(product);
    const best = scores ? Math.max(...scores.values()) : 0;
    let gained = whole;
    if (scores && best > whole) {
      const fitting: Set<number> = new Set(scores.keys());
      const narrowed: Set<number> = variants ? variants.intersection(fitting) : fitting;
      // Red and size M, but not in one machine: the second word is then not found.
      if (narrowed.size > 0) {
        variants = narrowed;
        gained = best;
      }
    }
    if (hit.names.has(product)) nameWords += 1;
    if (hit.leads.has(product)) score += NAME_BEGINS;
    if (gained > 0 && required[at]) found += 1;
    score += gained;
  });
  const length = index.nameLength.get(product) ?? 1;
  return {
    score: score + WHOLE_NAME * Math.min(1, nameWords / length),
    variants: variants as ReadonlySet<number> | null,
    found,
    named: nameWords > 0,
  };
}
