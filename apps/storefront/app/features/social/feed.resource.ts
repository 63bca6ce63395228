import { createDates } from '@paddock/i18n/dates';
import { showSocialFeed } from '@paddock/server/contracts/social';
import { pageContextOf } from '../../request/page-context.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import { segmentOf } from '../../routing/country-segment.ts';
import type { Route } from './+types/feed.resource.ts';
import type { SocialPostView } from './social-feed.tsx';

// Nothing may be a network that is down just now: asked again soon.
const SOON = { 'Cache-Control': 'public, max-age=0, s-maxage=60' };

/** Comes after the page, and only to who allowed it (H-61). */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const answer = await visit.call(showSocialFeed, {});
  if (!answer.ok || answer.data.length === 0 || !visit.segment)
    return Response.json([] satisfies SocialPostView[], { headers: SOON });
  const segment = segmentOf(visit.segment);
  const { lang } = pageContextOf(visit);
  const dates = createDates(lang, visit.site?.timezone ?? 'UTC');
  const posts = answer.data.map(
    ({ id, caption, media_type, permalink, timestamp }): SocialPostView => ({
      id,
      caption,
      permalink,
      day: dates.date(timestamp),
      isFilm: media_type === 'VIDEO',
      picture: `/${segment}/social-feed/${id}`,
    }),
  );
  return Response.json(posts);
}
