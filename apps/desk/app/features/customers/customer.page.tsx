import {
  type CustomerDetail,
  endSessions,
  showCustomer,
} from '@paddock/server/features/customers/staff/customers.staff.contract.ts';
import { openPrivacyRequest } from '@paddock/server/features/privacy/staff/privacy-requests.staff.contract.ts';
import { Link, useParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { SiteTag, Tag } from '../../kit/parts/codes.tsx';
import { Facts, PanelSection, Section } from '../../kit/parts/facts.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { SubjectPage } from '../../kit/subject/subject-page.tsx';
import { CustomerLists } from './customer-lists.tsx';
import { CustomerNoteForm } from './customer-note-form.tsx';

await requireMessages('orders', 'tickets', 'customers', 'privacy');

export default function CustomerPage() {
  const t = useT();
  const { site = '', id = '' } = useParams();
  const query = useDeskQuery(showCustomer, { params: { id: Number(id) } }, { site });
  return (
    <SubjectPage
      name={t('customers.one')}
      crumb={{ to: '/customers', label: t('customers.title') }}
      query={query}
      history={() => ({ kind: 'customer', subject: id, site })}
      title={({ data }) => <bdi>{data.name}</bdi>}
      status={({ data }) => (
        <>
          <SiteTag site={data.site} />
          {data.is_blocked ? <Tag tone="alert">{t('customers.blocked')}</Tag> : null}
          {data.is_verified ? null : <Tag tone="warn">{t('customers.unverified')}</Tag>}
        </>
      )}
      actions={({ data }) => (
        <Actions subject={data} site={site} offers={data.actions} specs={actionsOf(t)} />
      )}
      panel={({ data }) => <Contact customer={data} />}
    >
      {({ data }) => (
        <>
          <CustomerLists customer={data} />
          <Section title={t('customers.note')}>
            <CustomerNoteForm
              key={`${data.site}/${data.id}`}
              customer={data}
              isDisabled={!data.actions.some(({ name, allowed }) => name === 'customer.note' && allowed)}
            />
          </Section>
        </>
      )}
    </SubjectPage>
  );
}

const actionsOf = (t: Translate): SubjectAction<CustomerDetail>[] => [
  defineAction<CustomerDetail, typeof endSessions>({
    name: 'customer.end_sessions',
    keys: 's',
    icon: 'sign-out',
    kind: 'danger',
    contract: endSessions,
    fields: () => [
      { name: 'reason', label: t('customers.reason'), kind: 'textarea', isRequired: true, maxLength: 500 },
    ],
    effects: ({ session_count }) => [t('customers.endEffect', { count: session_count })],
    input: (customer, { reason = '' }) => ({ params: { id: customer.id }, body: { reason } }),
  }),
  defineAction<CustomerDetail, typeof openPrivacyRequest>({
    name: 'privacy.open',
    keys: 'p',
    icon: 'shield',
    contract: openPrivacyRequest,
    fields: () => [
      {
        name: 'kind',
        label: t('customers.privacyKind'),
        kind: 'select',
        isRequired: true,
        initial: 'export',
        options: [
          { value: 'export', label: t('privacy.kind.export') },
          { value: 'erase', label: t('privacy.kind.erase') },
          { value: 'correct', label: t('privacy.kind.correct') },
        ],
      },
      { name: 'note', label: t('customers.privacyNote'), kind: 'textarea', maxLength: 2000 },
    ],
    input: ({ email }, { kind, note = '' }) => ({
      body: { kind: kind as 'export' | 'erase' | 'correct', email, note },
    }),
  }),
];

function Contact({ customer }: { customer: CustomerDetail }) {
  const t = useT();
  return (
    <>
      <PanelSection title={t('customers.contact')}>
        <Facts
          facts={[
            [t('customers.email'), <bdi key="email">{customer.email}</bdi>],
            [
              t('customers.phone'),
              customer.phone ? (
                <bdi key="phone" dir="ltr">
                  {customer.phone}
                </bdi>
              ) : (
                '–'
              ),
            ],
            [t('customers.language'), customer.locale],
            [t('customers.since'), <Time key="since" at={customer.created_at} site={customer.site} />],
            [t('customers.sessions'), customer.session_count],
            [
              t('customers.newsletter'),
              customer.newsletter ? t(`customers.newsletter.${newsletterState(customer)}`) : '–',
            ],
          ]}
        />
      </PanelSection>
      {customer.privacy_requests.length > 0 ? (
        <PanelSection title={t('customers.privacy')}>
          <ul className="plain">
            {customer.privacy_requests.map(({ code, kind, status }) => (
              <li key={code}>
                <Link to={`/privacy/${customer.site}/${code}`}>{code}</Link>{' '}
                <span className="muted small">
                  {t(`privacy.kind.${kind as 'export'}`)}, {t(`privacy.status.${status as 'done'}`)}
                </span>
              </li>
            ))}
          </ul>
        </PanelSection>
      ) : null}
    </>
  );
}

const newsletterState = ({ newsletter }: CustomerDetail) =>
  newsletter?.status === 'confirmed'
    ? 'confirmed'
    : newsletter?.status === 'pending'
      ? 'pending'
      : 'unsubscribed';
