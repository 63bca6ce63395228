import type { StaffOrder } from '@paddock/server/features/orders/staff/orders.staff.contract.ts';
import { Link } from 'react-router';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { Reference } from '../../kit/parts/codes.tsx';
import { Facts, PanelSection } from '../../kit/parts/facts.tsx';
import { languageName } from '../../kit/parts/language.ts';
import { Avatar } from '../../kit/parts/people.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Day, Time } from '../../kit/parts/time.tsx';

/** The customer, the delivery, the documents and the mails of an order. */
export function OrderPanel({ order, site }: { order: StaffOrder; site: string }) {
  const t = useT();
  const label = useLabel();
  return (
    <>
      <Customer order={order} />
      <PanelSection title={t('orders.delivery')}>
        <Facts
          facts={[
            [t('orders.how'), label(`orders.delivery.${order.delivery_method}`, order.delivery_method)],
            [t('orders.store'), order.store],
            [t('orders.to'), addressOf(order.delivery_address)],
            [t('orders.billedTo'), addressOf(order.billing_address)],
            [
              t('orders.deadline'),
              order.deadline_at ? <Time key="d" at={order.deadline_at} site={site} /> : null,
            ],
            [
              t('orders.paymentRef'),
              order.payment_ref ? <Reference key="r" value={order.payment_ref} /> : null,
            ],
            [t('orders.erpNumber'), order.erp_number ? <Reference key="n" value={order.erp_number} /> : null],
            [t('orders.tracking'), trackingOf(order)],
          ]}
        />
      </PanelSection>
      {order.invoices.length > 0 ? (
        <PanelSection title={t('orders.documents')}>
          <Facts
            facts={order.invoices.map(({ number, kind, issued_on }) => [
              [label(`orders.document.${kind}`, kind), number].join(' '),
              <Day key={number} date={issued_on} />,
            ])}
          />
        </PanelSection>
      ) : null}
      <PanelSection title={t('orders.mails')}>
        <Facts
          facts={order.mails.map(({ id, kind, status, sent_at }) => [
            label(`orders.mail.${kind}`, kind),
            <span key={id} className="row">
              {sent_at ? <Time at={sent_at} site={site} /> : <Status id={`orders.mailStatus.${status}`} />}
            </span>,
          ])}
        />
      </PanelSection>
    </>
  );
}

function Customer({ order }: { order: StaffOrder }) {
  const t = useT();
  const name = `${order.given_name} ${order.family_name}`;
  return (
    <PanelSection title={t('orders.customer')}>
      <div className="row">
        <Avatar name={name} isLarge />
        <div>
          <b>
            <bdi>{name}</bdi>
          </b>
          <div className="small muted">{t('orders.reads', { language: languageName(order.locale) })}</div>
        </div>
      </div>
      <Facts
        facts={[
          [
            t('orders.email'),
            <a key="e" href={`mailto:${order.email}`}>
              <bdi>{order.email}</bdi>
            </a>,
          ],
          [
            t('orders.phone'),
            order.phone ? (
              <a key="p" href={`tel:${order.phone}`}>
                <bdi dir="ltr">{order.phone}</bdi>
              </a>
            ) : null,
          ],
          [
            t('orders.orders'),
            <Link key="o" to={`/orders?q=${encodeURIComponent(order.email)}`}>
              {t('orders.allOfCustomer')}
            </Link>,
          ],
        ]}
      />
    </PanelSection>
  );
}

/** The last parcel that a carrier reported. */
function trackingOf({ shipment_events: reports }: StaffOrder) {
  const last = reports.at(-1);
  return last ? <Reference key="t" value={`${last.carrier} ${last.tracking}`} /> : null;
}

/** The lines of an address in the order in which they are written, a company with its tax number first. */
function addressOf(address: Record<string, unknown> | null) {
  if (!address) return null;
  const text = address as Record<string, string | null>;
  const town = [text.postal_code, text.city].filter(Boolean).join(' ');
  const street = [text.address1, text.address2, town, text.state, text.country_code];
  const lines = [text.company, text.vat_number, ...street];
  return <bdi className="lines">{lines.filter(Boolean).join('\n')}</bdi>;
}
