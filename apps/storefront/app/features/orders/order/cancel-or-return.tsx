import { ButtonLink } from '@paddock/ui/button-link';
import { Card } from '@paddock/ui/card';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import type { OrderView } from '../order-view.ts';

const CancelDialog = lazy(() =>
  import('../cancel/cancel-dialog.tsx').then((m) => ({ default: m.CancelDialog })),
);

/** "Changed your mind?": cancelling before, returning after. */
export function CancelOrReturn({ order }: { order: OrderView }) {
  const t = useT();
  const isOver = ['cancelled', 'returned', 'refunded'].includes(order.status);
  if (isOver) return null;
  return (
    <section className="order-mind" aria-labelledby="order-mind">
      <h2 id="order-mind" className="ui-h3">
        {t('orders.mind')}
      </h2>
      <div className="order-mind__cards">
        <CancelCard order={order} />
        <ReturnCard order={order} />
      </div>
    </section>
  );
}

function CancelCard({ order }: { order: OrderView }) {
  const t = useT();
  const path = usePath();
  const [isOpen, setOpen] = useState(false);
  const isHanded = order.delivered_at !== null;
  if (isHanded) return null;
  const page = path(`my-account/orders/${order.code}/cancel`);

  // Without script the link leads to a page that asks the same.
  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }

  const why = order.status === 'processing' ? 'orders.cancel.processing' : 'orders.cancel.tooLate';
  return (
    <Card className="order-mind__card">
      <h3 className="ui-h4">{t('orders.cancel.title')}</h3>
      {order.can_cancel ? (
        <>
          <p className="ui-muted">
            {t(order.payment_status === 'unpaid' ? 'orders.cancel.unpaid' : 'orders.cancel.paid')}{' '}
            {t('orders.noChanges')}
          </p>
          <ButtonLink as={Link} to={page} variant="danger" onClick={ask}>
            {t('orders.cancel')}
          </ButtonLink>
        </>
      ) : (
        <p className="ui-muted">
          {t(why)} {t('orders.noChanges')}
        </p>
      )}
      {isOpen && (
        <Suspense>
          <CancelDialog order={order} action={page} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function ReturnCard({ order }: { order: OrderView }) {
  const t = useT();
  const path = usePath();
  const isUnderWay = order.returns.some(({ status }) =>
    ['requested', 'approved', 'received'].includes(status),
  );
  const until = order.returnUntil;
  return (
    <Card className="order-mind__card">
      <h3 className="ui-h4">{t('orders.return.free')}</h3>
      <p className="ui-muted">
        {until === null
          ? t('orders.return.later')
          : order.can_return
            ? t('orders.return.until', { date: until })
            : isUnderWay
              ? t('orders.return.underWay')
              : t('orders.return.over', { date: until })}
      </p>
      {order.can_return && (
        <ButtonLink
          as={Link}
          to={path(`my-account/orders/${order.code}/return`)}
          variant="ghost"
          iconStart="return"
        >
          {t('orders.return.start')}
        </ButtonLink>
      )}
    </Card>
  );
}
