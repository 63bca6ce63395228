import { GoLink } from '@paddock/ui/go-link';
import { Stars } from '@paddock/ui/stars';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { RatingBars } from './rating-bars.tsx';
import type { ReviewsView } from './reviews-view.server.ts';

/** Shown when the reviews could not be loaded: zero stars, no error. */
const ZERO: ReviewsView = {
  average: 0,
  averageText: '0',
  count: 0,
  word: '',
  shares: [],
  quotes: [],
  hasList: false,
};

type Props = {
  slug: string;
  /** Null: a service has them, and they come after the page into a place that is kept for them. */
  initial: ReviewsView | null;
};

export function Reviews({ slug, initial }: Props) {
  const t = useT();
  const path = usePath();
  const reviews = useReviews(slug, initial);
  return (
    <section id="reviews" className="ui-section product-section">
      <div
        className="ui-column reviews"
        aria-busy={reviews === null}
        data-late={initial === null || undefined}
      >
        <div className="reviews__sum">
          <h2 className="ui-h2">{t('products.reviews')}</h2>
          <Summary reviews={reviews ?? ZERO} isThere={reviews !== null} />
          {reviews?.hasList && (
            <GoLink as={Link} to={path(`products/${slug}/reviews`)}>
              {t('products.reviewsAll', { count: reviews.count })}
            </GoLink>
          )}
        </div>
        <div className="reviews__quotes">
          {reviews?.quotes.map((quote) => (
            <figure key={quote.text}>
              <blockquote lang={quote.lang} dir="auto">
                <p>{quote.text}</p>
              </blockquote>
              <figcaption className="ui-small ui-muted">
                <Stars value={quote.stars} label={t('products.stars', { average: quote.stars })} />
                <bdi>{quote.author || t('products.reviewNameless')}</bdi>
                <bdi>{quote.place}</bdi>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

function Summary({ reviews, isThere }: { reviews: ReviewsView; isThere: boolean }) {
  const t = useT();
  return (
    <>
      <div className="reviews__average" data-there={isThere}>
        <span className="ui-display ui-number" aria-hidden="true">
          {reviews.averageText}
        </span>
        <div>
          <Stars value={reviews.average} label={t('products.stars', { average: reviews.averageText })} />
          {reviews.word && (
            <p>
              <b>{reviews.word}</b>
            </p>
          )}
          <p className="ui-small ui-muted">{t('products.reviewsCount', { count: reviews.count })}</p>
          {reviews.count > 0 && <p className="ui-small ui-muted">{t('products.reviewsVerified')}</p>}
        </div>
      </div>
      {reviews.count > 0 && <RatingBars shares={reviews.shares} />}
    </>
  );
}

function useReviews(slug: string, initial: ReviewsView | null): ReviewsView | null {
  const path = usePath();
  const address = path(`products/${slug}/reviews/summary`);
  const [late, setLate] = useState<ReviewsView | null>(null);
  useEffect(() => {
    if (initial) return;
    const control = new AbortController();
    fetch(address, { headers: { accept: 'application/json' }, signal: control.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`reviews answered ${response.status}`);
        setLate((await response.json()) as ReviewsView);
      })
      .catch((error: unknown) => {
        if (control.signal.aborted) return;
        console.warn('reviews could not be loaded', error);
        setLate(ZERO);
      });
    return () => control.abort();
  }, [address, initial]);
  return initial ?? late;
}
