import { suggest } from '@paddock/server/contracts/search';
import { findPicture } from '../../../media/media.server.ts';
import { visitContext } from '../../../request/visit.server.ts';
import type { Route } from './+types/suggestions.resource.ts';
import type { Suggested } from './suggestions.ts';
import { suggestionWords } from './suggestions.ts';

const NOT_KEPT = { 'Cache-Control': 'private, no-store' };

/** What the words typed so far may become; kept at the edge like a page, because many people type the same. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const q = suggestionWords(url.searchParams.get('q') ?? '');
  if (q === '' || !visit.site?.enableShop) return Response.json([] satisfies Suggested[]);
  const answer = await visit.call(suggest, { query: { q } });
  if (!answer.ok) return Response.json([] satisfies Suggested[], { headers: NOT_KEPT });
  const found = answer.data.map(({ kind, slug, name, detail, image, type_id }): Suggested => {
    const search = type_id === 2 ? 'search/equipment' : 'search';
    return {
      kind,
      name,
      detail,
      to: kind === 'product' ? `products/${slug}` : `${search}?category=${encodeURIComponent(slug)}`,
      picture: findPicture(image, { placeholder: false }),
    };
  });
  // In the order in which they are shown, because the arrow keys follow it.
  return Response.json(found.sort((a, b) => Number(a.kind === 'category') - Number(b.kind === 'category')));
}
