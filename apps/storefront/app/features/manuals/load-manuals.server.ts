import { listManuals, type Manual } from '@paddock/server/contracts/manuals';
import type { PictureSource } from '@paddock/ui/picture';
import { findPicture } from '../../media/media.server.ts';
import { editionOf, langOf, type Visit } from '../../request/visit.server.ts';
import type { ManualView } from './manual-file-link.tsx';
import { toManualViews } from './manual-views.server.ts';

/** The manuals of one product; without a product they are for all of them. */
export type ManualGroup = {
  slug: string;
  name: string | null;
  picture: PictureSource | null;
  manuals: ManualView[];
};

/** Null when they could not be loaded (logged by the call): the page says that nothing was found. */
export async function loadManuals(visit: Visit): Promise<ManualGroup[] | null> {
  const answer = await visit.call(listManuals, { query: {} });
  if (!answer.ok) return null;
  const lang = langOf(visit);
  return [...byProduct(answer.data)].map(([slug, manuals]) => {
    const product = manuals[0]?.product ?? null;
    return {
      slug: slug || 'general',
      name: product?.name ?? null,
      picture: findPicture(product?.image ?? null, { placeholder: false }),
      manuals: toManualViews(manuals, lang, editionOf(visit)),
    };
  });
}

function byProduct(manuals: readonly Manual[]): Map<string, Manual[]> {
  return Map.groupBy(manuals, (manual) => manual.product?.slug ?? '');
}
