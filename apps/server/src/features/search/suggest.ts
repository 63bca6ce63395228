import type { Db } from '../../platform/db/db.ts';
import type { Catalogue, Catalogues } from './index/catalogue.ts';
import { matchProducts } from './match.rules.ts';
import { readQuery } from './query.rules.ts';
import type { Suggestion } from './search.contract.ts';
import { findShown } from './search.sql.ts';

const MOST = 8;
const MAX_CATEGORIES = 2;
const CANDIDATES = 40;

/** What the words typed so far may become: products the site shows, and their categories. */
export async function suggest(
  db: Db,
  catalogues: Catalogues,
  requested: { siteId: number; locale: string; q: string },
): Promise<Suggestion[]> {
  let catalogue = await catalogues.of(requested.locale);
  for (let tries = 0; ; tries += 1) {
    const terms = readQuery(requested.q, catalogue.index);
    const ranked = [...matchProducts(terms, catalogue.index, catalogue.structure, () => true)]
      .sort(([, a], [, b]) => b.score - a.score)
      .slice(0, CANDIDATES);
    const { version, shown } = await findShown(
      db,
      requested.siteId,
      ranked.map(([id]) => id),
    );
    if (version === catalogue.version || tries === 2) return choose(catalogue, new Map(ranked), shown, terms);
    catalogue = await catalogues.reload(requested.locale);
  }
}

function choose(
  { structure, documents, categories, index }: Catalogue,
  ranked: ReadonlyMap<number, { score: number }>,
  shown: readonly number[],
  terms: ReturnType<typeof readQuery>,
): Suggestion[] {
  const score = (id: number) => ranked.get(id)?.score ?? 0;
  // `shown` is in the site's order and the sort keeps it among equals.
  const products = [...shown]
    .sort((a, b) => score(b) - score(a))
    .flatMap((id) => structure.products.get(id) ?? []);
  const meant = new Set(
    terms.flatMap(({ means }) =>
      means.flatMap(({ word, sure }) => (sure >= 0.5 ? (index.categories.get(word) ?? []) : [])),
    ),
  );
  const offered = [...new Set(products.map((product) => product.categoryId))].filter((id) => meant.has(id));
  const chosen = offered.slice(0, MAX_CATEGORIES).flatMap((id) => categories.get(id) ?? []);
  return [
    ...chosen.map(
      ({ label, slug, row }): Suggestion => ({
        kind: 'category',
        slug,
        name: label,
        detail: null,
        image: row.picture,
        type_id: row.type_id,
      }),
    ),
    ...products.slice(0, MOST - chosen.length).map((product): Suggestion => {
      const document = documents.get(product.id);
      return {
        kind: 'product',
        slug: product.slug,
        name: document?.name ?? product.name,
        detail: document?.kind ?? null,
        image: product.image,
        type_id: product.typeId,
      };
    }),
  ];
}
