import { isRtl } from '@paddock/i18n/locales';
import { Stars } from '@paddock/ui/stars';
import { useT } from '../../i18n/use-t.ts';
import type { ReviewsPageView } from './load-reviews.server.ts';

/** Each in the language its author wrote it in, and in its direction. */
export function ReviewList({ reviews }: { reviews: ReviewsPageView['reviews'] }) {
  const t = useT();
  if (reviews.length === 0) return <p className="ui-lead">{t('reviews.none')}</p>;
  return (
    <ul className="review-list">
      {reviews.map((review) => (
        <li key={review.code}>
          <article className="review" dir={isRtl(review.lang.slice(0, 2)) ? 'rtl' : 'ltr'}>
            <header className="review__head">
              <Stars value={review.stars} label={t('products.stars', { average: review.stars })} />
              <h2 className="ui-h4" lang={review.lang}>
                {review.title}
              </h2>
            </header>
            <p className="review__text" lang={review.lang}>
              {review.text}
            </p>
            <p className="review__by ui-small ui-muted">
              <bdi>{review.author || t('products.reviewNameless')}</bdi>
              {review.place && <bdi>{review.place}</bdi>}
              <bdi>
                <time dateTime={review.day}>{review.dayText}</time>
              </bdi>
            </p>
            {review.answer && (
              <div className="review__answer">
                <p className="ui-small">
                  <b>{t('reviews.answer')}</b>
                </p>
                <p lang={review.lang}>{review.answer}</p>
              </div>
            )}
          </article>
        </li>
      ))}
    </ul>
  );
}
