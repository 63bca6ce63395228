import { catalogueOf } from '@paddock/i18n/locales';
import { showArticle } from '@paddock/server/contracts/news';
import { redirect } from 'react-router';
import { config } from '../../config.server.ts';
import { segmentOf } from '../../country-segment.ts';
import { findPicture } from '../../media.server.ts';
import { pageContextOf } from '../../page-context.server.ts';
import { pageError } from '../../shell/page-error.server.ts';
import type { Visit } from '../../visit.server.ts';
import { readyBlocks } from '../pages/ready-blocks.server.ts';
import { textLang } from '../pages/text-lang.server.ts';
import { articleJsonLd } from './article-json-ld.server.ts';
import { dayIn, loadNewsCards } from './load-news.server.ts';
import { articlePath, readArticlePath } from './news-address.ts';

const OTHERS = 3;

/** What the article's page shows. The number finds it; a slug that is not its own leads to the right address (H-57). */
export async function loadArticle(visit: Visit, segment: string) {
  const asked = readArticlePath(segment);
  if (!asked || !visit.segment) throw pageError('not_found', 404);
  const [answer, newest] = await Promise.all([
    visit.call(showArticle, { params: { id: asked.id } }),
    loadNewsCards(visit, { count: OTHERS + 1 }),
  ]);
  if (!answer.ok) throw answer.status === 404 ? pageError('not_found', 404) : pageError('unavailable', 503);
  const article = answer.data;
  const address = `/${segmentOf(visit.segment)}/${articlePath(article)}`;
  if (asked.slug !== article.slug) throw redirect(address, 301);

  const { id, slugs, sites } = article;
  visit.pathElsewhere = (site, locale) => {
    if (sites && !sites.includes(site)) return null;
    return `/${articlePath({ id, slug: slugs[catalogueOf(locale)] ?? slugs.en ?? article.slug })}`;
  };
  const { lang, brand } = pageContextOf(visit);
  return {
    ...{ title: article.title, excerpt: article.excerpt, tags: article.tags },
    ...{ iso: article.published_at, day: dayIn(lang)(article.published_at) },
    cover: {
      picture: findPicture(article.cover.key),
      ...{ alt: article.cover.alt, url: article.cover.versions.lg },
    },
    blocks: await readyBlocks(visit, article.blocks),
    textLang: textLang(visit, article.locale),
    others: newest.filter((card) => card.id !== id).slice(0, OTHERS),
    jsonLd: articleJsonLd(article, { origin: config.origin, url: `${config.origin}${address}`, brand }),
  };
}
