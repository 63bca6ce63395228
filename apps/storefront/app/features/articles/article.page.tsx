import { GoLink } from '@paddock/ui/go-link';
import { Picture } from '@paddock/ui/picture';
import { Link } from 'react-router';
import { Breadcrumbs } from '../../frame/breadcrumbs.tsx';
import { Head } from '../../frame/head.tsx';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import { FeedLink } from '../news/feed-link.tsx';
import { NewsCardView } from '../news/news-card-view.tsx';
import { listPath } from '../news/news-paths.ts';
import { NewsletterBand } from '../newsletter/newsletter-band.tsx';
import { ALL_BLOCKS } from '../pages/blocks/all-blocks.tsx';
import { Blocks } from '../pages/blocks/blocks.tsx';
import type { Route } from './+types/article.page.ts';
import { loadArticle } from './load-article.server.ts';
import '../news/news-cards.css';
import '../news/news.css';

await requireMessages('news');

export function loader({ context, params }: Route.LoaderArgs) {
  return loadArticle(context.get(visitContext), params.article);
}

export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  return (
    <>
      <Head title={article.title} description={article.excerpt} picture={article.cover.url} />
      <FeedLink />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < written as a code */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: article.jsonLd }} />
      <article className="article">
        <div className="ui-column article__trail">
          <Breadcrumbs trail={[{ name: t('news.title'), path: 'news' }]} current={article.title} />
        </div>
        <header className="ui-column article__head" {...article.textLang}>
          <p className="news-card__about">
            <time dateTime={article.iso}>{t('news.published', { date: article.day })}</time>
            {article.tags.map((tag) => (
              <Link key={tag.slug} className="news-card__tag" to={path(listPath(tag.slug))}>
                {tag.name}
              </Link>
            ))}
          </p>
          <h1 className="ui-h1">{article.title}</h1>
          <p className="ui-lead">{article.excerpt}</p>
        </header>
        {article.cover.picture && (
          <div className="ui-column article__cover">
            <Picture
              source={article.cover.picture}
              alt={article.cover.alt}
              sizes="(min-width: 1760px) 1760px, 100vw"
              fit="cover"
              priority
            />
          </div>
        )}
        <div className="article__body">
          <Blocks blocks={article.blocks} kinds={ALL_BLOCKS} textLang={article.textLang} />
        </div>
      </article>
      <OtherNews cards={article.others} />
      <NewsletterBand />
    </>
  );
}

type OthersProps = { cards: Route.ComponentProps['loaderData']['others'] };

function OtherNews({ cards }: OthersProps) {
  const t = useT();
  const path = usePath();
  return (
    <section className="ui-column article__others" aria-labelledby="other-news">
      <div className="news-band__head">
        <h2 id="other-news" className="ui-h3">
          {t('news.others')}
        </h2>
        <GoLink as={Link} to={path('news')}>
          {t('news.all')}
        </GoLink>
      </div>
      <ul className="news-grid">
        {cards.map((card) => (
          <li key={card.id}>
            <NewsCardView card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
