import { ChipLink, Chips } from '@paddock/ui/chip';
import { Link, type LinkProps } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import type { ReviewsPageView } from './load-reviews.server.ts';
import { REVIEW_SORTS, reviewsPath } from './reviews-query.ts';

/** The reader stays at the list. */
const StayLink = (props: LinkProps) => <Link {...props} preventScrollReset />;

/** By stars and in which order: links, so that they work without script. */
export function ReviewFilters({ view }: { view: ReviewsPageView }) {
  const t = useT();
  const path = usePath();
  const { product, query, rating } = view;
  const to = (change: Parameters<typeof reviewsPath>[1]) =>
    path(reviewsPath(product.slug, { ...query, page: 1, ...change }));
  if (rating.count === 0) return null;
  return (
    <div className="review-filters">
      <nav aria-label={t('reviews.byStars')}>
        <Chips scroll>
          <ChipLink as={StayLink} to={to({ stars: null })} isOn={query.stars === null} count={rating.count}>
            {t('reviews.all')}
          </ChipLink>
          {rating.shares
            .filter((share) => share.count > 0)
            .map(({ stars, count }) => (
              <ChipLink
                key={stars}
                as={StayLink}
                to={to({ stars })}
                isOn={query.stars === stars}
                count={count}
              >
                {t('reviews.stars', { stars })}
              </ChipLink>
            ))}
        </Chips>
      </nav>
      <nav aria-label={t('reviews.sort')}>
        <Chips scroll>
          {REVIEW_SORTS.map((sort) => (
            <ChipLink key={sort} as={StayLink} to={to({ sort })} isOn={query.sort === sort}>
              {t(`reviews.sort.${sort}`)}
            </ChipLink>
          ))}
        </Chips>
      </nav>
    </div>
  );
}
