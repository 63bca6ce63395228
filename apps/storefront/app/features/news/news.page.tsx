import { listNews } from '@paddock/server/contracts/news';
import { ChipLink } from '@paddock/ui/chip';
import { classNames } from '@paddock/ui/class-names';
import { Pager } from '@paddock/ui/pager';
import { Link } from 'react-router';
import { Breadcrumbs } from '../../frame/breadcrumbs.tsx';
import { Head } from '../../frame/head.tsx';
import { pageError, unavailablePage } from '../../frame/page-error.server.ts';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import { NewsletterBand } from '../newsletter/newsletter-band.tsx';
import type { Route } from './+types/news.page.ts';
import { FeedLink } from './feed-link.tsx';
import { toCards } from './load-news.server.ts';
import { NewsCardView } from './news-card-view.tsx';
import { listPath, readListQuery } from './news-paths.ts';
import './news-cards.css';
import './news.css';

await requireMessages('news');

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const listQuery = readListQuery(url.searchParams);
  if (!listQuery) throw pageError('not_found', 404);
  const answer = await visit.call(listNews, { query: listQuery });
  if (!answer.ok) throw unavailablePage(answer.status);
  const { tags, last_page: pageCount } = answer.meta;
  const tag = tags.find(({ slug }) => slug === listQuery.tag) ?? null;
  if (listQuery.page > pageCount || (listQuery.tag && !tag)) throw pageError('not_found', 404);
  // Other countries may have fewer pages, or nothing about it: only the first page is the same everywhere.
  if (listQuery.page > 1 || tag) visit.pathElsewhere = () => null;
  return { cards: toCards(answer.data, visit), tags, tag, page: listQuery.page, pageCount };
}

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const { cards, tags, tag, page, pageCount } = loaderData;
  const t = useT();
  const path = usePath();
  const heading = tag ? t('news.tag.title', { tag: tag.name }) : t('news.title');
  const title = page > 1 ? t('news.page.title', { title: heading, page }) : heading;
  const hasLead = page === 1;
  return (
    <>
      <Head title={title} description={t('news.lead')} address={path(listPath(tag?.slug ?? null, page))} />
      <FeedLink />
      <div className="news-top">
        <div className="ui-column news-top__in">
          <Breadcrumbs
            trail={tag ? [{ name: t('news.title'), path: 'news' }] : []}
            current={tag?.name ?? t('news.title')}
          />
          <h1 className="ui-h1">{heading}</h1>
          <p className="ui-lead">{t('news.lead')}</p>
          <TagLinks tags={tags} chosen={tag?.slug ?? null} />
        </div>
      </div>
      <div className="ui-column news-list">
        {cards.length === 0 && <p className="ui-lead">{t('news.none')}</p>}
        <ul className={classNames('news-grid', hasLead && cards.length === 12 && 'news-grid--whole')}>
          {cards.map((card, at) => (
            <li key={card.id} className={hasLead && at === 0 ? 'news-grid__lead' : undefined}>
              <NewsCardView card={card} level={2} isLead={hasLead && at === 0} />
            </li>
          ))}
        </ul>
        <div className="news-end">
          <Pager
            as={Link}
            label={t('news.pages')}
            previousLabel={t('news.page.previous')}
            nextLabel={t('news.page.next')}
            pageLabel={(n) => t('news.page', { page: n })}
            page={page}
            pageCount={pageCount}
            href={(n) => path(listPath(tag?.slug ?? null, n))}
          />
          <a className="news-feed" href={path('news/feed.xml')}>
            {t('news.feed')}
          </a>
        </div>
      </div>
      <NewsletterBand />
    </>
  );
}

type TagProps = { tags: Route.ComponentProps['loaderData']['tags']; chosen: string | null };

function TagLinks({ tags, chosen }: TagProps) {
  const t = useT();
  const path = usePath();
  return (
    <nav aria-label={t('news.tags')}>
      <ul className="ui-chips news-tags">
        <li>
          <ChipLink as={Link} to={path('news')} isOn={chosen === null}>
            {t('news.all')}
          </ChipLink>
        </li>
        {tags.map((one) => (
          <li key={one.slug}>
            <ChipLink as={Link} to={path(listPath(one.slug))} isOn={one.slug === chosen} count={one.count}>
              {one.name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
