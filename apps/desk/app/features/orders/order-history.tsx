import type { StaffOrder } from '@paddock/server/features/orders/staff/orders.staff.contract.ts';
import { useState } from 'react';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { Section } from '../../kit/parts/facts.tsx';
import { Timeline, type TimelineEntry } from '../../kit/parts/history.tsx';
import { Time } from '../../kit/parts/time.tsx';

type Entry = StaffOrder['timeline'][number];

const SHOWN = {
  all: () => true,
  acts: ({ source }: Entry) => source === 'event' || source === 'audit',
  mails: ({ source }: Entry) => source === 'mail',
  notes: ({ source }: Entry) => source === 'note',
} as const;
type Shown = keyof typeof SHOWN;

const TONES: Readonly<Record<string, TimelineEntry['tone']>> = {
  confirmed: 'ok',
  delivered: 'ok',
  reinstated: 'ok',
  cancelled: 'alert',
  payment_failed: 'alert',
  payment_late: 'warn',
  'order.accepted': 'ok',
  'order.payment_refused': 'alert',
  'approval.propose': 'warn',
  'approval.moved_on': 'warn',
};

/** Events, mails, notes and audited acts as one history. */
export function OrderHistory({ order, site }: { order: StaffOrder; site: string }) {
  const t = useT();
  const label = useLabel();
  const [shown, setShown] = useState<Shown>('all');
  const titleOf = (entry: Entry) => {
    if (entry.source === 'mail')
      return t('orders.history.mail', { mail: label(`orders.mail.${entry.kind}`, entry.kind) });
    if (entry.source === 'note') return t('orders.history.note');
    const usual = label(
      entry.source === 'audit' ? `orders.act.${entry.kind}` : `orders.event.${entry.kind}`,
      entry.kind,
    );
    // A proposal says what was proposed; what came of it, that its actor approved it.
    if (entry.kind === 'approval.propose') return label(`orders.proposed.${entry.data.contract}`, usual);
    return entry.data.approval ? label(`orders.approved.${entry.kind}`, usual) : usual;
  };
  const entries = order.timeline.filter(SHOWN[shown]).map((entry, place) => ({
    key: `${entry.at} ${entry.source} ${entry.kind} ${place}`,
    ...(TONES[entry.kind] && { tone: TONES[entry.kind] }),
    title: (
      <>
        {entry.source === 'mail' ? null : (
          <>
            <b>
              <bdi>{label(`orders.actor.${entry.actor}`, entry.actor)}</bdi>
            </b>{' '}
          </>
        )}
        {titleOf(entry)}
        {entry.data.status === 'queued' ? <span className="muted"> {t('orders.history.queued')}</span> : null}
      </>
    ),
    ...(entry.text && { body: <span dir="auto">{entry.text}</span> }),
    when: <Time at={entry.at} site={site} />,
  }));
  return (
    <Section
      title={t('orders.history')}
      aside={
        <fieldset className="segmented end" aria-label={t('orders.history.show')}>
          {(Object.keys(SHOWN) as Shown[]).map((one) => (
            <button key={one} type="button" aria-pressed={shown === one} onClick={() => setShown(one)}>
              {t(`orders.history.${one}`)}
            </button>
          ))}
        </fieldset>
      }
    >
      <Timeline entries={entries as TimelineEntry[]} label={t('orders.history')} />
    </Section>
  );
}
