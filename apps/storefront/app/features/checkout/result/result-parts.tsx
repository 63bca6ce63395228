import { ButtonLink } from '@paddock/ui/button-link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { Amounts, DeliveryAndHelp } from '../../orders/order/order-parts.tsx';
import { Timeline } from '../../orders/order/timeline.tsx';
import type { OrderView } from '../../orders/order-view.ts';

export type ResultProps = { order: OrderView };
/** `isGuest`: no customer is signed in; known to the server, so that nothing appears late. */
export type BuyerProps = ResultProps & { isGuest: boolean };

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="ui-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function WhatNext({ order }: ResultProps) {
  const t = useT();
  return (
    <Section id="result-next" title={t('orders.timeline')}>
      <Timeline order={order} />
    </Section>
  );
}

/** What happens beside what it comes to, then where, how and whom to ask. */
export function Story({ order, total }: ResultProps & { total: string }) {
  const t = useT();
  return (
    <>
      <div className="orders-columns result-story">
        <WhatNext order={order} />
        <Section id="result-amounts" title={t('orders.amounts')}>
          <Amounts order={order} total={total} />
        </Section>
      </div>
      <div className="orders-help">
        <Section id="result-help" title={t('orders.help')}>
          <DeliveryAndHelp order={order} />
        </Section>
      </div>
    </>
  );
}

/** Beside a transfer's details there is no room for them: the sums, and where, how and whom to ask. */
export function Papers({ order, total }: ResultProps & { total: string }) {
  const t = useT();
  return (
    <div className="orders-columns orders-columns--line">
      <Section id="result-amounts" title={t('orders.amounts')}>
        <Amounts order={order} total={total} />
      </Section>
      <Section id="result-help" title={t('orders.help')}>
        <DeliveryAndHelp order={order} />
      </Section>
    </div>
  );
}

/** Customers follow an order in their account; for a guest this page does it, and the link in the mail leads here. */
export function FollowOrder({ order, isGuest }: BuyerProps) {
  const t = useT();
  const path = usePath();
  const to = isGuest ? '#result-next' : path(`my-account/orders/${order.code}`);
  return (
    <ButtonLink as={Link} to={to}>
      {t('checkout.result.follow')}
    </ButtonLink>
  );
}

export function InvoiceLink({ order }: ResultProps) {
  const t = useT();
  if (!order.invoice) return null;
  return (
    <ButtonLink href={order.invoice.href} variant="ghost" iconStart="download">
      {t('orders.invoice')}
    </ButtonLink>
  );
}
