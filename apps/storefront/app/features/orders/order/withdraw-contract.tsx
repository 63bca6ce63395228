import { ButtonLink } from '@paddock/ui/button-link';
import { Link } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import type { OrderView, WithdrawalView } from '../order-view.ts';
import './withdraw-contract.css';

/** The withdrawal function of article 11a of Directive 2011/83/EU: on the page for the whole period, under its legal label. */
export function WithdrawContract({ order: { withdrawal } }: { order: OrderView }) {
  const t = useT();
  if (!withdrawal) return null;
  const { items, declared, until, days } = withdrawal;
  if (items.length === 0 && declared.length === 0) return null;
  return (
    <section className="withdraw" aria-labelledby="withdraw">
      <h2 id="withdraw" className="ui-h3">
        {t('orders.withdraw.title')}
      </h2>
      {declared.map((one) => (
        <Declared key={one.code} one={one} />
      ))}
      {items.length > 0 && (
        <>
          <p>{until ? t('orders.withdraw.until', { date: until }) : t('orders.withdraw.early', { days })}</p>
          <ButtonLink as={Link} to={withdrawal.href} variant="ghost">
            {t('orders.withdraw')}
          </ButtonLink>
        </>
      )}
    </section>
  );
}

/** A statement and what follows from it. */
export function Declared({ one }: { one: WithdrawalView['declared'][number] }) {
  const t = useT();
  return (
    <div className="withdraw__declared">
      <p>
        <strong>{t('orders.withdraw.received', { moment: one.moment })}</strong>{' '}
        <span>{t('orders.withdraw.of', { products: one.products })}</span>
      </p>
      {one.status === 'declared' && <p>{t('orders.withdraw.waiting')}</p>}
      {one.status === 'order_cancelled' && <p>{t('orders.withdraw.cancelled', { date: one.refundBy })}</p>}
      {one.status === 'return_opened' && (
        <p>{t('orders.withdraw.returning', { date: one.sendBackBy ?? '', refund: one.refundBy })}</p>
      )}
      {one.status === 'ended' && <p>{t('orders.withdraw.ended')}</p>}
    </div>
  );
}
