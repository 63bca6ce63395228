import {
  completeRequest,
  eraseForRequest,
  exportForRequest,
  type PrivacyRequest,
  refuseRequest,
  sendProofLink,
  showPrivacyRequest,
} from '@paddock/server/features/privacy/staff/privacy-requests.staff.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { defineAction } from '../../kit/actions/action-types.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { saveFile } from '../../kit/export/save-file.ts';
import { showToast } from '../../kit/overlay/toast.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Clock } from '../../kit/parts/clock.tsx';
import { Facts, Note, Section } from '../../kit/parts/facts.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { SubjectPage } from '../../kit/subject/subject-page.tsx';

await requireMessages('privacy');

const inputOf = ({ code }: PrivacyRequest) => ({ params: { code }, body: {} });

const specsOf = (t: Translate) => [
  defineAction<PrivacyRequest, typeof sendProofLink>({
    name: 'privacy.prove',
    keys: 'l',
    icon: 'mail',
    kind: 'next',
    contract: sendProofLink,
    effects: ({ email }) => [t('privacy.proveEffect', { email })],
    input: inputOf,
  }),
  defineAction<PrivacyRequest, typeof completeRequest>({
    name: 'privacy.complete',
    keys: 'c',
    icon: 'check',
    kind: 'next',
    contract: completeRequest,
    input: inputOf,
  }),
  defineAction<PrivacyRequest, typeof eraseForRequest>({
    name: 'privacy.erase',
    keys: 'e',
    icon: 'trash',
    kind: 'danger',
    contract: eraseForRequest,
    effects: () => [t('privacy.eraseEffect'), t('privacy.eraseKept'), t('privacy.eraseMail')],
    input: inputOf,
  }),
  defineAction<PrivacyRequest, typeof refuseRequest>({
    name: 'privacy.refuse',
    keys: 'r',
    icon: 'close',
    kind: 'danger',
    contract: refuseRequest,
    fields: () => [
      { name: 'reason', label: t('privacy.reason'), kind: 'textarea', isRequired: true, maxLength: 500 },
    ],
    input: (request, { reason = '' }) => ({ params: { code: request.code }, body: { reason } }),
  }),
];

export default function PrivacyRequestPage() {
  const t = useT();
  const { site = '', code = '' } = useParams();
  const client = useQueryClient();
  const query = useDeskQuery(showPrivacyRequest, { params: { code } }, { site });
  return (
    <SubjectPage
      name={t('privacy.one')}
      crumb={{ to: '/privacy', label: t('privacy.title') }}
      query={query}
      history={({ data }) => ({ kind: 'privacy_request', subject: data.code, site })}
      title={({ data }) => (
        <>
          {t(`privacy.kind.${data.kind}`)} <bdi className="font-medium">{data.code}</bdi>
        </>
      )}
      status={({ data }) => <Status id={`privacy.status.${data.status}`} isPill />}
      actions={({ data }) => (
        <>
          {data.actions.some(({ name, allowed }) => name === 'privacy.export' && allowed) ? (
            <Button
              icon="export"
              onClick={() =>
                void downloadExport(exportForRequest.path, code, site).then(() => client.invalidateQueries())
              }
            >
              {t('privacy.download')}
            </Button>
          ) : null}
          <Actions
            subject={data}
            site={site}
            offers={data.actions.filter(({ name }) => name !== 'privacy.export')}
            specs={specsOf(t)}
          />
        </>
      )}
    >
      {({ data }) => <RequestBody request={data} site={site} />}
    </SubjectPage>
  );
}

function RequestBody({ request, site }: { request: PrivacyRequest; site: string }) {
  const t = useT();
  return (
    <>
      {request.status === 'received' ? (
        <Note tone="warn" icon="shield">
          {request.links > 0 ? t('privacy.linkSent', { count: request.links }) : t('privacy.notProved')}
        </Note>
      ) : null}
      <Section title={t('privacy.details')}>
        <Facts
          facts={[
            [t('privacy.email'), <bdi key="email">{request.email}</bdi>],
            [
              t('privacy.customer'),
              request.customer_id ? (
                <Link key="customer" to={`/customers/${site}/${request.customer_id}`}>
                  {t('privacy.openCustomer')}
                </Link>
              ) : (
                t('privacy.guest')
              ),
            ],
            [t('privacy.received'), <Time key="received" at={request.received_at} site={site} />],
            [
              t('privacy.due'),
              request.closed_at ? (
                <Time key="due" at={request.due_at} site={site} />
              ) : (
                <Clock key="due" due={request.due_at} from={request.received_at} />
              ),
            ],
            [t('privacy.proved'), <Time key="proved" at={request.proved_at} site={site} />],
            [t('privacy.closedAt'), <Time key="closed" at={request.closed_at} site={site} />],
            ...(request.refusal ? [[t('privacy.refusal'), request.refusal] as const] : []),
          ]}
        />
      </Section>
      {request.note ? (
        <Section title={t('privacy.note')}>
          <p dir="auto" className="pre">
            {request.note}
          </p>
        </Section>
      ) : null}
    </>
  );
}

/** The file is the answer of a POST: it closes the request, so a link would not do. */
async function downloadExport(path: string, code: string, site: string): Promise<void> {
  const answer = await fetch(path.replace(':code', code), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tenant': site },
    body: '{}',
  });
  if (!answer.ok) {
    const { message } = (await answer.json().catch(() => ({ message: answer.statusText }))) as {
      message: string;
    };
    showToast(message, { tone: 'alert' });
    return;
  }
  saveFile(`data-${code}.json`, await answer.blob());
}
