import { listAccessories } from '@paddock/server/contracts/accessories';
import { findPicture } from '../../media/media.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import type { AccessoryCardView } from './accessory-cards.tsx';

const MAX_SLUGS = 20;

/** Accessories that fit one of the products; none when they could not be loaded (logged). */
export async function loadAccessories(visit: Visit, slugs: readonly string[]): Promise<AccessoryCardView[]> {
  const wanted = [...new Set(slugs)].slice(0, MAX_SLUGS);
  if (wanted.length === 0 || !visit.site?.enableShop) return [];
  const answer = await visit.call(listAccessories, { query: { fits: wanted.join(',') } });
  if (!answer.ok) return [];
  return answer.data.map(({ slug, name, kind, image, price_formatted }) => ({
    slug,
    name,
    kind,
    picture: findPicture(image, { placeholder: false }),
    price: price_formatted,
  }));
}
