import { Pager } from '@paddock/ui/pager';
import { Picture, pictureUrl } from '@paddock/ui/picture';
import { Stars } from '@paddock/ui/stars';
import { Link } from 'react-router';
import { Breadcrumbs } from '../../frame/breadcrumbs.tsx';
import { Head } from '../../frame/head.tsx';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import { RatingBars } from '../products/reviews/rating-bars.tsx';
import type { Route } from './+types/reviews.page.ts';
import { loadReviews, type ReviewsPageView } from './load-reviews.server.ts';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewList } from './review-list.tsx';
import { reviewsPath } from './reviews-query.ts';
import '../products/css/reviews.css';
import './reviews.css';

await requireMessages('shop', 'reviews');

export function loader({ context, params }: Route.LoaderArgs) {
  return loadReviews(context.get(visitContext), params.slug);
}

export default function ReviewsPage({ loaderData: view }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const { product, query, pageCount } = view;
  const isWhole = query.page === 1 && query.stars === null && query.sort === 'relevant';
  const title = t('reviews.title', { product: product.name });
  return (
    <>
      <Head
        title={query.page > 1 ? t('reviews.titlePage', { title, page: query.page }) : title}
        description={t('reviews.lead', { product: product.name })}
        noindex={!isWhole}
        picture={product.picture ? pictureUrl(product.picture, 1200, 'jpeg') : undefined}
      />
      <div className="ui-column reviews-page">
        <Breadcrumbs
          trail={[
            { name: product.category.name, path: `products#${product.category.slug}` },
            { name: product.name, path: `products/${product.slug}` },
          ]}
          current={t('products.reviews')}
        />
        <div className="reviews-page__top">
          <Summary view={view} title={title} />
          {product.picture && (
            <Link className="reviews-page__shot" to={path(`products/${product.slug}`)}>
              <Picture source={product.picture} alt={product.name} sizes="(min-width: 1024px) 480px, 90vw" />
            </Link>
          )}
        </div>
        <ReviewFilters view={view} />
        <ReviewList reviews={view.reviews} />
        <Pager
          as={Link}
          label={t('reviews.pages')}
          previousLabel={t('reviews.previous')}
          nextLabel={t('reviews.next')}
          pageLabel={(n) => t('reviews.page', { page: n })}
          page={query.page}
          pageCount={pageCount}
          href={(n) => path(reviewsPath(product.slug, { ...query, page: n }))}
        />
        <aside className="reviews-page__write" aria-labelledby="write-review">
          <h2 id="write-review" className="ui-h4">
            {t('reviews.writeTitle')}
          </h2>
          <p>{t('reviews.writeHow', { product: product.name })}</p>
          <Link className="ui-link" to={path('my-account/orders')}>
            {t('reviews.toOrders')}
          </Link>
        </aside>
      </div>
    </>
  );
}

function Summary({ view, title }: { view: ReviewsPageView; title: string }) {
  const t = useT();
  const path = usePath();
  const { product, rating, query } = view;
  return (
    <div className="reviews__sum">
      <h1 className="ui-h1">{title}</h1>
      <div className="reviews__average">
        <span className="ui-display ui-number" aria-hidden="true">
          {rating.averageText}
        </span>
        <div>
          <Stars value={rating.average} label={t('products.stars', { average: rating.averageText })} />
          {rating.word && (
            <p>
              <b>{rating.word}</b>
            </p>
          )}
          <p className="ui-small ui-muted">{t('products.reviewsCount', { count: rating.count })}</p>
          {rating.count > 0 && <p className="ui-small ui-muted">{t('products.reviewsVerified')}</p>}
        </div>
      </div>
      {rating.count > 0 && (
        <RatingBars
          shares={rating.shares}
          link={({ stars }, row) => (
            <Link
              to={path(reviewsPath(product.slug, { sort: query.sort, stars }))}
              aria-current={query.stars === stars ? 'true' : undefined}
              preventScrollReset
            >
              {row}
            </Link>
          )}
        />
      )}
    </div>
  );
}
