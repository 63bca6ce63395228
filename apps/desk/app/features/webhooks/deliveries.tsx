import type {
  DeadLetter,
  PendingDelivery,
} from '@paddock/server/features/events/webhooks/webhooks.contract.ts';
import { useT } from '../../i18n/use-t.ts';
import { Tag } from '../../kit/parts/codes.tsx';
import { Section } from '../../kit/parts/facts.tsx';
import { Time } from '../../kit/parts/time.tsx';

interface DeliveriesProps {
  readonly title: string;
  /** Said when there are none. */
  readonly text: string;
  readonly site: string;
  readonly deliveries: readonly (DeadLetter | PendingDelivery)[] | undefined;
}

/** Events with the last answer of the receiver. */
export function Deliveries({ title, text, site, deliveries }: DeliveriesProps) {
  return (
    <Section title={title}>
      {deliveries === undefined ? null : deliveries.length === 0 ? (
        <p className="muted">{text}</p>
      ) : (
        <ul className="col">
          {deliveries.map((delivery) => (
            <DeliveryLine key={delivery.sequence} delivery={delivery} site={site} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function DeliveryLine({ delivery, site }: { delivery: DeadLetter | PendingDelivery; site: string }) {
  const t = useT();
  const { sequence, type, subject, attempts, last_status: status, last_error: error } = delivery;
  return (
    <li className="card pad col col--4">
      <span className="row row--wrap">
        <span className="font-medium">{sequence}</span>
        {type ? <Tag>{type}</Tag> : null}
        <bdi dir="ltr">{subject}</bdi>
      </span>
      <span className="row row--wrap small muted">
        <span>{t('webhooks.attempts', { count: attempts })}</span>
        {status === null ? null : <span className="text-alert">HTTP {status}</span>}
        {error ? <bdi dir="ltr">{error}</bdi> : null}
        {'due_at' in delivery ? (
          <span>
            {t('webhooks.next')} <Time at={delivery.due_at} site={site} />
          </span>
        ) : null}
      </span>
    </li>
  );
}
