import { type AuditRow, listAudit } from '@paddock/server/features/audit/audit.contract.ts';
import { useState } from 'react';
import { requireMessages } from '../../i18n/messages.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { useDeskQuery } from '../calls/use-desk.ts';
import { Button } from '../parts/button.tsx';
import { Section } from '../parts/facts.tsx';
import { Timeline } from '../parts/history.tsx';
import { Time } from '../parts/time.tsx';

/** The words for an act of the audit log, for example `order.shipped`. The desk shows the name of one it does not know. */
export const actLabel = (label: (id: string, fallback: string) => string, action: string): string =>
  label(`history.act.${action.replaceAll('.', '_')}`, action);

await requireMessages('history');

export interface HistorySubject {
  /** As the audit log names it: `warranty_request`. */
  readonly kind: string;
  readonly subject: string;
  readonly site?: string;
}

const FEW = 8;

/** What staff did to a subject, the newest first. Nothing for readers who may not see it. */
export default function SubjectHistory({ kind, subject, site }: HistorySubject) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const query = useDeskQuery(
    listAudit,
    { query: { subject_kind: kind, subject_ref: subject, limit: 50, ...(site && { sites: site }) } as never },
    { staleTime: 10_000 },
  );
  const rows = query.data?.data;
  if (!rows || rows.length === 0) return null;
  const shown = isWhole ? rows : rows.slice(0, FEW);
  return (
    <Section title={t('history.title')} aside={<span className="muted small">{query.data?.meta.count}</span>}>
      <Timeline
        label={t('history.title')}
        entries={shown.map((row) => ({
          key: String(row.id),
          title: <HistoryTitle row={row} />,
          ...(row.reason && { body: <span dir="auto">{row.reason}</span> }),
          when: <Time at={row.at} site={row.site} />,
        }))}
      />
      {rows.length > shown.length ? (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {t('history.more', { count: rows.length - shown.length })}
        </Button>
      ) : null}
    </Section>
  );
}

function HistoryTitle({ row }: { row: AuditRow }) {
  const label = useLabel();
  const name = row.actor?.name ?? label(`history.actor.${row.actor_kind}`, row.actor_kind);
  return (
    <>
      <b>
        <bdi>{name}</bdi>
      </b>{' '}
      <span className="text-secondary">{actLabel(label, row.action)}</span>
    </>
  );
}
