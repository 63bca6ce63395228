import {
  listDeadLetters,
  listPendingDeliveries,
  showWebhook,
  type Webhook,
} from '@paddock/server/features/events/webhooks/webhooks.contract.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { Tag } from '../../kit/parts/codes.tsx';
import { Facts, Note, Section } from '../../kit/parts/facts.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { useMay } from '../../kit/session/use-me.ts';
import { SubjectPage } from '../../kit/subject/subject-page.tsx';
import { Deliveries } from './deliveries.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { actionsOf, offersOf } from './webhook-actions.ts';
import { WebhookStatus } from './webhook-status.tsx';

await requireMessages('webhooks');

/** One webhook: its state, what waits, what was given up, and the ways to send it again. */
export default function WebhookPage() {
  const t = useT();
  const may = useMay();
  const navigate = useNavigate();
  const { site = '', id = '' } = useParams();
  const [secret, setSecret] = useState<string | null>(null);
  const query = useDeskQuery(showWebhook, { params: { id } }, { site });
  const specs = actionsOf(t, {
    onSecret: setSecret,
    onDeleted: () => void navigate(`/webhooks?site=${site}`),
  });
  return (
    <>
      <SubjectPage
        name={t('webhooks.one', { id })}
        crumb={{ to: `/webhooks?site=${site}`, label: t('webhooks.title') }}
        query={query}
        history={() => ({ kind: 'webhook', subject: id, site })}
        title={({ data }) => <bdi>{data.name}</bdi>}
        status={({ data }) => <WebhookStatus status={data.status} isPill />}
        actions={({ data }) => (
          <Actions
            subject={data}
            site={site}
            offers={offersOf(data, may('webhook.manage', site))}
            specs={specs}
          />
        )}
      >
        {({ data }) => (
          <>
            <WebhookFacts webhook={data} site={site} />
            <Letters webhook={data} site={site} />
          </>
        )}
      </SubjectPage>
      {secret ? <SecretDialog secret={secret} onClose={() => setSecret(null)} /> : null}
    </>
  );
}

function WebhookFacts({ webhook, site }: { webhook: Webhook; site: string }) {
  const t = useT();
  const label = useLabel();
  return (
    <Section title={t('webhooks.subscription')}>
      {webhook.disabled_reason ? (
        <Note tone="warn" icon="warning">
          {label(`webhooks.disabled.${webhook.disabled_reason}`, webhook.disabled_reason)}
        </Note>
      ) : null}
      <Facts
        facts={[
          [
            t('webhooks.address'),
            <bdi key="url" className="wrap" dir="ltr">
              {webhook.url}
            </bdi>,
          ],
          [
            t('webhooks.events'),
            <span key="types" className="row row--wrap">
              {webhook.types.length === 0
                ? t('webhooks.everyEvent')
                : webhook.types.map((type) => <Tag key={type}>{type}</Tag>)}
            </span>,
          ],
          [t('webhooks.position'), String(webhook.position)],
          [t('webhooks.lastSuccess'), <Time key="ok" at={webhook.last_success_at} site={site} />],
          [
            t('webhooks.failingSince'),
            webhook.failing_since ? <Time key="since" at={webhook.failing_since} site={site} /> : null,
          ],
          [t('webhooks.created'), <Time key="at" at={webhook.created_at} site={site} />],
        ]}
      />
    </Section>
  );
}

/** Up to a hundred of each; the counts tell how many there are. */
function Letters({ webhook, site }: { webhook: Webhook; site: string }) {
  const t = useT();
  const input = { params: { id: webhook.id }, query: {} };
  const pending = useDeskQuery(listPendingDeliveries, input, { site });
  const dead = useDeskQuery(listDeadLetters, input, { site });
  return (
    <>
      <Deliveries
        title={t('webhooks.deadCount', { count: webhook.dead })}
        text={t('webhooks.noDead')}
        site={site}
        deliveries={dead.data?.data}
      />
      <Deliveries
        title={t('webhooks.waitingCount', { count: webhook.pending })}
        text={t('webhooks.noWaiting')}
        site={site}
        deliveries={pending.data?.data}
      />
    </>
  );
}
