import { Button } from '@paddock/ui/button';
import { Icon } from '@paddock/ui/icon';
import { Note } from '@paddock/ui/note';
import { Form, useNavigation } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import type { OrderView, ReturnView } from '../order-view.ts';

const STEPS = [
  'requested',
  'approved',
  'received',
  'refunded',
] as const satisfies readonly ReturnView['status'][];
const PLACES: readonly ReturnView['status'][] = STEPS;

/** What became of each return. */
export function OrderReturns({ order }: { order: OrderView }) {
  const t = useT();
  return (
    <section className="order-returns" id="returns" aria-labelledby="order-returns">
      <h2 id="order-returns" className="ui-h3">
        {t('orders.return.title')}
      </h2>
      {order.returns.map((one) => (
        <OneReturn key={one.code} order={order} one={one} />
      ))}
    </section>
  );
}

function OneReturn({ order, one }: { order: OrderView; one: ReturnView }) {
  const t = useT();
  const place = PLACES.indexOf(one.status);
  return (
    <article className="order-return">
      <div className="order-return__head">
        <h3 className="ui-h4">{one.products}</h3>
        <p className="ui-small ui-muted">
          {t('orders.return.asked', { code: one.code, date: one.requested })}
        </p>
      </div>
      {place >= 0 && (
        <ol className="order-return__steps">
          {STEPS.map((step, index) => (
            <li
              key={step}
              data-state={index < place ? 'done' : index === place ? 'now' : 'next'}
              aria-current={index === place ? 'step' : undefined}
            >
              <span className="timeline__dot" aria-hidden="true">
                {index <= place && <Icon name="check" />}
              </span>
              {t(`orders.return.step.${step}`)}
            </li>
          ))}
        </ol>
      )}
      {one.status === 'rejected' ? (
        <Note tone="warn" title={t('orders.return.state.rejected')}>
          <p>{one.rejection}</p>
        </Note>
      ) : (
        <p>
          {one.status === 'refunded' && one.refund
            ? t('orders.return.state.refunded', { amount: one.refund })
            : t(`orders.return.state.${one.status === 'refunded' ? 'received' : one.status}`)}
        </p>
      )}
      {one.can_withdraw && <Withdraw order={order} one={one} />}
    </article>
  );
}

function Withdraw({ order, one }: { order: OrderView; one: ReturnView }) {
  const t = useT();
  const path = usePath();
  const navigation = useNavigation();
  return (
    <Form method="post" action={path(`my-account/orders/${order.code}/return`)} preventScrollReset>
      <input type="hidden" name="withdraw" value={one.code} />
      <Button
        type="submit"
        variant="ghost"
        size="small"
        isLoading={navigation.formData?.get('withdraw') === one.code}
      >
        {t('orders.return.withdraw')}
      </Button>
    </Form>
  );
}
