import { loadWords } from '../../request/load-words.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/words.resource.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * The words of the desk for the browser, under the hash of their content. An old page that asks for words that are gone
 * gets the present ones, which are not cached under the old name.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const words = await loadWords(context.get(visitContext));
  const headers = { 'Cache-Control': words?.hash === params.hash ? FOREVER : 'no-store' };
  return Response.json(words?.catalogue ?? {}, { headers });
}
