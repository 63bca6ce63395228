import { listWebhooks, type Webhook } from '@paddock/server/features/events/webhooks/webhooks.contract.ts';
import { useMemo, useState } from 'react';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { NewButton } from '../../kit/actions/new-button.tsx';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { wholeSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { Time } from '../../kit/parts/time.tsx';
import { SiteSelect, useSiteChoice } from '../../kit/session/site-choice.tsx';
import { useMay } from '../../kit/session/use-me.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { createAction } from './webhook-actions.ts';
import { WebhookStatus } from './webhook-status.tsx';

await requireMessages('webhooks');

const sourceOf = (site: string) =>
  wholeSource<Webhook>(`${listWebhooks.path}?site=${site}`, ({ signal }) =>
    callDesk(listWebhooks, {}, { site, signal }),
  );

/** Addresses that get the events of a site. */
export default function WebhooksPage() {
  const t = useT();
  const may = useMay();
  const choice = useSiteChoice('event.read');
  const { site } = choice;
  const [secret, setSecret] = useState<string | null>(null);
  const source = useMemo(() => sourceOf(site), [site]);
  return (
    <>
      <ListPage
        name="webhooks"
        title={t('webhooks.title')}
        source={source}
        columns={columnsOf(t, site)}
        rowId={({ id }) => String(id)}
        rowLabel={(webhook) => webhook.name}
        rowHref={({ id }) => `/webhooks/${site}/${id}`}
        above={
          choice.sites.length > 1 ? (
            <div className="picks">
              <SiteSelect label={t('webhooks.site')} choice={choice} />
            </div>
          ) : null
        }
        actions={
          may('webhook.manage', site) ? (
            <NewButton label={t('webhooks.create')} site={site} spec={createAction(t, setSecret)} />
          ) : null
        }
        card={(webhook) => (
          <>
            <div className="row space-between">
              <WebhookName webhook={webhook} />
              <WebhookStatus status={webhook.status} />
            </div>
            <div className="row space-between small muted">
              <span>{t('webhooks.waitingCount', { count: webhook.pending })}</span>
              <span>{t('webhooks.deadCount', { count: webhook.dead })}</span>
            </div>
          </>
        )}
        empty={{ title: t('webhooks.empty'), text: t('webhooks.emptyText') }}
      />
      {secret ? <SecretDialog secret={secret} onClose={() => setSecret(null)} /> : null}
    </>
  );
}

const WebhookName = ({ webhook }: { webhook: Webhook }) => (
  <b>
    <bdi>{webhook.name}</bdi>
  </b>
);

const columnsOf = (t: Translate, site: string): Column<Webhook>[] => [
  {
    id: 'name',
    header: t('webhooks.name'),
    width: 'minmax(120px, 220px)',
    cell: (webhook) => <WebhookName webhook={webhook} />,
  },
  {
    id: 'address',
    header: t('webhooks.address'),
    width: 'minmax(160px, 1fr)',
    cell: ({ url }) => (
      <div className="truncate muted ltr" dir="ltr">
        {url}
      </div>
    ),
  },
  {
    id: 'status',
    header: t('webhooks.status'),
    width: '130px',
    cell: ({ status }) => <WebhookStatus status={status} />,
  },
  {
    id: 'waiting',
    header: t('webhooks.waiting'),
    width: '90px',
    align: 'end',
    cell: ({ pending }) => pending,
  },
  { id: 'dead', header: t('webhooks.dead'), width: '110px', align: 'end', cell: ({ dead }) => dead },
  {
    id: 'success',
    header: t('webhooks.lastSuccess'),
    width: '130px',
    from: 900,
    cell: (webhook) => <Time at={webhook.last_success_at} site={site} />,
  },
];
