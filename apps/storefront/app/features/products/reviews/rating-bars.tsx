import { useDigits } from '@paddock/ui/page-locale';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { ReviewsView } from './reviews-view.server.ts';

type Share = ReviewsView['shares'][number];

type Props = {
  shares: Share[];
  /** A link to the reviews with so many stars. */
  link?: ((share: Share, children: ReactNode) => ReactNode) | undefined;
};

/** How many gave five, four, three, two and one star. */
export function RatingBars({ shares, link }: Props) {
  const t = useT();
  const digits = useDigits();
  return (
    <ul className="reviews__bars">
      {shares.map((share) => {
        const { stars, percent, text, count } = share;
        const row = (
          <>
            <span className="ui-hidden">{t('products.starsShare', { stars, share: text })}</span>
            <span aria-hidden="true">{digits(stars)}</span>
            <i aria-hidden="true">
              <i style={{ inlineSize: `${percent}%` }} />
            </i>
            <span aria-hidden="true">{text}</span>
          </>
        );
        return <li key={stars}>{link && count > 0 ? link(share, row) : <div>{row}</div>}</li>;
      })}
    </ul>
  );
}
