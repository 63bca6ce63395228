import { catalogueOf } from '@paddock/i18n/locales';
import { showArticle } from '@paddock/server/contracts/news';
import { redirect } from 'react-router';
import { failurePage, pageError } from '../../frame/page-error.server.ts';
import { findPicture } from '../../media/media.server.ts';
import { config } from '../../platform/config.server.ts';
import { pageContextOf } from '../../request/page-context.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { segmentOf } from '../../routing/country-segment.ts';
import { loadNewsCards, newsDates } from '../news/load-news.server.ts';
import { articlePath, readArticlePath } from '../news/news-paths.ts';
import { textLang } from '../pages/load-page.server.ts';
import { readyBlocks } from '../pages/ready-blocks.server.ts';
import { articleJsonLd } from './article-json-ld.server.ts';

const OTHERS = 3;

/** What the article's page shows. The number finds it; a slug that is not its own leads to the right address (H-57). */
export async function loadArticle(visit: Visit, segment: string) {
  const requested = readArticlePath(segment);
  if (!requested || !visit.segment) throw pageError('not_found', 404);
  const [answer, newest] = await Promise.all([
    visit.call(showArticle, { params: { id: requested.id } }),
    loadNewsCards(visit, { count: OTHERS + 1 }),
  ]);
  if (!answer.ok) throw failurePage(answer.status);
  const article = answer.data;
  const address = `/${segmentOf(visit.segment)}/${articlePath(article)}`;
  if (requested.slug !== article.slug) throw redirect(address, 301);

  const { id, slugs, sites } = article;
  visit.pathElsewhere = (site, locale) => {
    if (sites && !sites.includes(site)) return null;
    return `/${articlePath({ id, slug: slugs[catalogueOf(locale)] ?? slugs.en ?? article.slug })}`;
  };
  const { lang, brand } = pageContextOf(visit);
  return {
    title: article.title,
    excerpt: article.excerpt,
    tags: article.tags,
    iso: article.published_at,
    day: newsDates(lang).date(article.published_at),
    cover: {
      picture: findPicture(article.cover.key),
      alt: article.cover.alt,
      url: article.cover.versions.lg,
    },
    blocks: await readyBlocks(visit, article.blocks),
    textLang: textLang(visit, article.locale),
    others: newest.filter((card) => card.id !== id).slice(0, OTHERS),
    jsonLd: articleJsonLd(article, { origin: config.origin, url: `${config.origin}${address}`, brand }),
  };
}
