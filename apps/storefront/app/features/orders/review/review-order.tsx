import { ButtonLink } from '@paddock/ui/button-link';
import { Link, useLocation } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import type { OrderView } from '../order-view.ts';
import './review-order.css';

/** After the delivery the buyer can write a review; the key of a mail goes along. */
export function ReviewOrder({ order }: { order: OrderView }) {
  const t = useT();
  const path = usePath();
  const key = new URLSearchParams(useLocation().search).get('key');
  if (!order.delivered_at) return null;
  const query = key ? `?key=${encodeURIComponent(key)}` : '';
  return (
    <section className="review-order" aria-labelledby="review-order">
      <h2 id="review-order" className="ui-h3">
        {t('orders.reviewTitle')}
      </h2>
      <ButtonLink as={Link} to={path(`checkout/${order.code}/review${query}`)} variant="ghost">
        {t('orders.review')}
      </ButtonLink>
    </section>
  );
}
