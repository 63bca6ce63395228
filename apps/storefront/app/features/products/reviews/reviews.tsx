import { useDigits } from '@paddock/ui/digits';
import { Stars } from '@paddock/ui/stars';
import { useEffect, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/use-path.ts';
import type { ReviewsView } from './reviews-view.ts';

/** Shown when the reviews could not be loaded: zero stars, no error. */
const ZERO: ReviewsView = { average: 0, averageText: '0', count: 0, word: '', shares: [], quotes: [] };

const QUOTES = 3;

/** Comes after the page into a place that is kept for it. */
export function Reviews({ slug }: { slug: string }) {
  const t = useT();
  const reviews = useReviews(slug);
  return (
    <section id="reviews" className="ui-section product-section">
      <div className="ui-column reviews" aria-busy={reviews === null}>
        <div className="reviews__sum">
          <h2 className="ui-h2">{t('products.reviews')}</h2>
          <Summary reviews={reviews ?? ZERO} isThere={reviews !== null} />
        </div>
        <div className="reviews__quotes">
          {reviews?.quotes.slice(0, QUOTES).map((quote) => (
            <figure key={quote.text}>
              <blockquote lang={quote.lang} dir="auto">
                <p>{quote.text}</p>
              </blockquote>
              <figcaption className="ui-small ui-muted">
                <Stars value={quote.stars} label={t('products.stars', { average: quote.stars })} />
                <bdi>{quote.author}</bdi>
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
  const digits = useDigits();
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
      {reviews.count > 0 && (
        <ul className="reviews__bars">
          {reviews.shares.map(({ stars, percent, text }) => (
            <li key={stars}>
              <span className="ui-hidden">{t('products.starsShare', { stars, share: text })}</span>
              <span aria-hidden="true">{digits(stars)}</span>
              <i aria-hidden="true">
                <i style={{ inlineSize: `${percent}%` }} />
              </i>
              <span aria-hidden="true">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function useReviews(slug: string): ReviewsView | null {
  const path = usePath();
  const address = path(`products/${slug}/reviews`);
  const [reviews, setReviews] = useState<ReviewsView | null>(null);
  useEffect(() => {
    const control = new AbortController();
    fetch(address, { headers: { accept: 'application/json' }, signal: control.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`reviews answered ${response.status}`);
        setReviews((await response.json()) as ReviewsView);
      })
      .catch((error: unknown) => {
        if (control.signal.aborted) return;
        console.warn('reviews could not be loaded', error);
        setReviews(ZERO);
      });
    return () => control.abort();
  }, [address]);
  return reviews;
}
