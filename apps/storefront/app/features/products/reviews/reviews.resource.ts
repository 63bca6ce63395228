import { intlTag } from '@paddock/i18n/digits';
import { languageTag } from '@paddock/i18n/locales';
import { type ReviewSummary, showReviews } from '@paddock/server/contracts/reviews';
import { isUnavailable } from '../../../http/reply.server.ts';
import { pageContextOf } from '../../../request/page-context.server.ts';
import { visitContext } from '../../../request/visit.server.ts';
import type { Route } from './+types/reviews.resource.ts';
import type { ReviewsView } from './reviews-view.ts';

/** Comes after the page, so that a slow reviews service never holds it up. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const answer = await visit.call(showReviews, { params: { slug: params.slug } });
  if (!answer.ok) return Response.json(null, { status: isUnavailable(answer.status) ? 503 : 404 });
  // Zero may be a service that is down just now: asked again soon.
  const headers = answer.data.stats.count === 0 ? { 'Cache-Control': 'public, max-age=0, s-maxage=30' } : {};
  return Response.json(toView(answer.data, pageContextOf(visit).lang), { headers });
}

function toView({ stats, word, quotes }: ReviewSummary, lang: string): ReviewsView {
  const one = new Intl.NumberFormat(intlTag(lang), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(intlTag(lang), { style: 'percent' });
  return {
    average: stats.average,
    averageText: one.format(stats.average),
    count: stats.count,
    word,
    shares: stats.distribution.map((share, index) => ({
      stars: 5 - index,
      percent: share,
      text: percent.format(share / 100),
    })),
    quotes: quotes.map(({ stars, text, author, place, locale }) => ({
      stars,
      text,
      author,
      place,
      lang: languageTag(locale),
    })),
  };
}
