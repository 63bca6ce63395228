import type { Ticket } from '@paddock/server/features/contact/staff/tickets.staff.contract.ts';
import { Link } from 'react-router';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { Code, Frame } from '../../kit/parts/codes.tsx';
import { Facts, Note, PanelSection } from '../../kit/parts/facts.tsx';
import { Money } from '../../kit/parts/money.tsx';
import { Avatar } from '../../kit/parts/people.tsx';
import { Day, dayText, Time } from '../../kit/parts/time.tsx';

/** The sender, and what else we know of the address. */
export function TicketPanel({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const label = useLabel();
  const { context, site } = ticket;
  return (
    <>
      <Sender ticket={ticket} />
      {context.bikes.length > 0 ? (
        <PanelSection title={t('tickets.bikes')} aside={context.bikes.length}>
          <ul className="plain col">
            {context.bikes.map((bike) => (
              <li key={bike.serial} className="col">
                <b>{bike.name}</b>
                <Frame value={bike.serial} />
                <span className="muted small">
                  {t('tickets.warrantyUntil', { day: dayText(bike.warranty_until) })}
                </span>
              </li>
            ))}
          </ul>
        </PanelSection>
      ) : null}
      {context.orders.length > 0 ? (
        <PanelSection title={t('tickets.orders')} aside={context.orders.length}>
          <ul className="plain col">
            {context.orders.map((order) => (
              <li key={order.code} className="row space-between">
                <Link to={`/orders/${site}/${order.code}`}>
                  <Code value={order.code} />
                </Link>
                <Money minor={order.total_minor} currency={order.currency} />
              </li>
            ))}
          </ul>
        </PanelSection>
      ) : null}
      {context.warranties.length > 0 ? (
        <PanelSection title={t('tickets.warranties')} aside={context.warranties.length}>
          <ul className="plain col">
            {context.warranties.map((one) => (
              <li key={one.code} className="row space-between">
                <Link to={`/warranty/${site}/${one.code}`}>
                  <Code value={one.code} />
                </Link>
                <span className="muted small">{label(`warranty.part.${one.part}`, one.part)}</span>
              </li>
            ))}
          </ul>
        </PanelSection>
      ) : null}
      <OtherTickets ticket={ticket} />
    </>
  );
}

function Sender({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const { customer } = ticket.context;
  return (
    <PanelSection title={t('tickets.customer')}>
      <div className="row">
        <Avatar name={ticket.name} isLarge />
        <b>
          <bdi>{ticket.name}</bdi>
        </b>
      </div>
      <Facts
        facts={[
          [t('tickets.email'), <bdi key="email">{ticket.email}</bdi>],
          [t('tickets.phone'), ticket.phone ? <bdi key="phone">{ticket.phone}</bdi> : null],
          [t('tickets.order'), ticket.order_code ? <Code key="order" value={ticket.order_code} /> : null],
          [t('tickets.frame'), ticket.serial ? <Frame key="frame" value={ticket.serial} /> : null],
          [t('tickets.since'), customer ? <Day key="since" date={customer.since} /> : null],
        ]}
      />
      <Note
        tone={customer?.is_confirmed ? 'ok' : 'warn'}
        icon={customer?.is_confirmed ? 'shield' : 'warning'}
      >
        {customer?.is_confirmed ? t('tickets.confirmed') : t('tickets.unconfirmed')}
      </Note>
    </PanelSection>
  );
}

function OtherTickets({ ticket: { site, context } }: { ticket: Ticket }) {
  const t = useT();
  if (context.tickets.length === 0) return null;
  return (
    <PanelSection title={t('tickets.others')} aside={context.tickets.length}>
      <ul className="plain col">
        {context.tickets.map((one) => (
          <li key={one.number} className="col">
            <span className="row space-between">
              <Link to={`/tickets/${site}/${one.number}`}>
                <Code value={one.number} />
              </Link>
              <Time at={one.received_at} site={site} />
            </span>
            <span className="truncate text-secondary small" dir="auto">
              {one.summary}
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
