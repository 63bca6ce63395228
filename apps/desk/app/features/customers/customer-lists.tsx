import type { CustomerDetail } from '@paddock/server/features/customers/staff/customers.staff.contract.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { Code } from '../../kit/parts/codes.tsx';
import { Section } from '../../kit/parts/facts.tsx';
import { Money } from '../../kit/parts/money.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Time } from '../../kit/parts/time.tsx';

/** What the customer has with us: orders, vehicles, tickets, addresses. */
export function CustomerLists({ customer }: { customer: CustomerDetail }) {
  const t = useT();
  const label = useLabel();
  const { site } = customer;
  return (
    <>
      <Rows title={t('customers.orders')} empty={t('customers.noOrders')}>
        {customer.orders.map((order) => (
          <li key={order.code} className="row row--wrap rows__line">
            <Link to={`/orders/${site}/${order.code}`}>
              <Code value={order.code} />
            </Link>
            <Status id={`orders.status.${order.status}`} />
            <span className="muted small end">
              <Time at={order.placed_at} site={site} />
            </span>
            <Money minor={order.total_minor} currency={order.currency} />
          </li>
        ))}
      </Rows>
      <Rows title={t('customers.bikes')} empty={t('customers.noBikes')}>
        {customer.bikes.map((bike) => (
          <li key={bike.serial} className="row space-between">
            <bdi>{bike.name}</bdi>
            <bdi className="font-medium">{bike.serial}</bdi>
            <Time at={bike.activated_at} site={site} />
          </li>
        ))}
      </Rows>
      <Rows title={t('customers.tickets')} empty={t('customers.noTickets')}>
        {customer.tickets.map((ticket) => (
          <li key={ticket.number} className="row space-between">
            <Link to={`/tickets/${site}/${ticket.number}`}>{ticket.number}</Link>
            <span className="muted small">
              {label(`tickets.department.${ticket.department}`, ticket.department)}
            </span>
            <Time at={ticket.received_at} site={site} />
          </li>
        ))}
      </Rows>
      <Rows title={t('customers.addresses')} empty={t('customers.noAddresses')}>
        {customer.addresses.map((address) => (
          <li key={[address.type, address.name, address.address1, address.city].join()}>
            <bdi>
              {[address.name, address.company, address.address1, address.address2].filter(Boolean).join(', ')}
            </bdi>
            <br />
            <bdi className="muted small">
              {[address.postal_code, address.city, address.country_code].filter(Boolean).join(' ')}
            </bdi>
          </li>
        ))}
      </Rows>
    </>
  );
}

function Rows({ title, empty, children }: { title: string; empty: string; children: readonly ReactNode[] }) {
  return (
    <Section title={title}>
      {children.length > 0 ? <ul className="plain lines">{children}</ul> : <p className="muted">{empty}</p>}
    </Section>
  );
}
