import type { CallSuccess } from '@paddock/api-client';
import {
  type CaseRow,
  showPaymentCase,
} from '@paddock/server/features/payments/staff/payment-lists.staff.contract.ts';
import {
  requestPayment,
  resolveCase,
} from '@paddock/server/features/payments/staff/payments.staff.contract.ts';
import { Link, useParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useLabel, useT } from '../../i18n/use-t.ts';
import { defineAction } from '../../kit/actions/action-types.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { Code } from '../../kit/parts/codes.tsx';
import { Facts, Section } from '../../kit/parts/facts.tsx';
import { Money, moneyText } from '../../kit/parts/money.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { SubjectPage } from '../../kit/subject/subject-page.tsx';

await requireMessages('cases');

type ShownCase = CallSuccess<typeof showPaymentCase>['data'];

const resolution = (
  t: Translate,
  name: 'refund' | 'reinstate' | 'close',
  keys: string,
  kind?: 'next' | 'danger',
) =>
  defineAction<ShownCase, typeof resolveCase>({
    name: `case.${name}`,
    keys,
    ...(kind && { kind }),
    contract: resolveCase,
    fields: (found) => [
      {
        name: 'note',
        label: t(name === 'refund' && found.refund_id ? 'cases.bankReference' : 'cases.note'),
        kind: 'text',
        isRequired: true,
        maxLength: 500,
      },
    ],
    input: ({ id }, { note = '' }) => ({ params: { id }, body: { resolution: name, note } }),
    effects: (found) =>
      name === 'refund' && found.refund_due_minor !== null && found.currency
        ? [
            t(found.refund_id ? 'cases.effect.sent' : 'cases.effect.refund', {
              sum: moneyText(found.refund_due_minor, found.currency),
              name: found.name ?? '',
            }),
          ]
        : name === 'refund'
          ? []
          : [t(name === 'reinstate' ? 'cases.effect.reinstate' : 'cases.effect.close')],
  });

const paymentRequest = (t: Translate) => {
  const sumOf = ({ due_minor, currency }: ShownCase) => (currency ? moneyText(due_minor, currency) : '');
  return defineAction<ShownCase, typeof requestPayment>({
    name: 'case.request_payment',
    label: (found) =>
      found.due_minor > 0
        ? t('cases.requestPayment', { sum: sumOf(found) })
        : t('action.case.request_payment'),
    keys: 'a',
    icon: 'mail',
    kind: 'next',
    contract: requestPayment,
    input: ({ id }) => ({ params: { id }, body: {} }),
    effects: (found) => [t('cases.effect.requestPayment', { sum: sumOf(found), name: found.name ?? '' })],
  });
};

export default function CasePage() {
  const t = useT();
  const label = useLabel();
  const { site = '', id = '' } = useParams();
  const query = useDeskQuery(showPaymentCase, { params: { id } }, { site });
  const specs = [
    paymentRequest(t),
    resolution(t, 'refund', 'r', 'next'),
    resolution(t, 'reinstate', 'b'),
    resolution(t, 'close', 'c'),
  ];
  return (
    <SubjectPage
      name={t('cases.one', { id })}
      crumb={{ to: '/cases', label: t('cases.title') }}
      query={query}
      history={() => ({ kind: 'payment_case', subject: id, site })}
      title={({ data }) => label(`cases.kind.${data.kind}`, data.kind)}
      status={({ data }) => <Status id={`cases.status.${data.status}`} isPill />}
      actions={({ data }) => <Actions subject={data} site={site} offers={data.actions} specs={specs} />}
    >
      {({ data }) => <CaseFacts found={data} site={site} />}
    </SubjectPage>
  );
}

function CaseFacts({ found, site }: { found: CaseRow; site: string }) {
  const t = useT();
  const label = useLabel();
  const { currency } = found;
  const detail = Object.entries(found.detail).map(([name, value]): [string, React.ReactNode] => [
    label(`cases.detail.${name}`, name),
    name.endsWith('_minor') && typeof value === 'number' && currency ? (
      <Money key={name} minor={value} currency={currency} />
    ) : (
      <bdi key={name}>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>
    ),
  ]);
  return (
    <>
      <Section title={t('cases.what')}>
        <p className="text-secondary">{label(`cases.text.${found.kind}`, '')}</p>
        <Facts
          facts={[
            [
              t('cases.order'),
              found.order_code ? (
                <Link key="order" className="link" to={`/orders/${site}/${found.order_code}`}>
                  <Code value={found.order_code} />
                </Link>
              ) : null,
            ],
            [t('cases.customer'), found.name],
            [
              t('cases.amount'),
              found.amount_minor !== null && currency ? (
                <Money key="amount" minor={found.amount_minor} currency={currency} />
              ) : null,
            ],
            [t('cases.opened'), <Time key="o" at={found.opened_at} site={site} />],
            [t('cases.resolution'), found.resolution],
          ]}
        />
      </Section>
      {detail.length > 0 ? (
        <Section title={t('cases.detail')}>
          <Facts facts={detail} />
        </Section>
      ) : null}
    </>
  );
}
