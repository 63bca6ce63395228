import {
  approveApproval,
  type OneApproval,
  refuseApproval,
  showApproval,
  withdrawApproval,
} from '@paddock/server/features/approvals/approvals.contract.ts';
import { Link, useParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useLabel, useT } from '../../i18n/use-t.ts';
import { defineAction } from '../../kit/actions/action-types.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { Code } from '../../kit/parts/codes.tsx';
import { Facts, Note, Section } from '../../kit/parts/facts.tsx';
import { Icon } from '../../kit/parts/icon.tsx';
import { Money, moneyText } from '../../kit/parts/money.tsx';
import { Avatar } from '../../kit/parts/people.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Day, Time } from '../../kit/parts/time.tsx';
import { SubjectPage } from '../../kit/subject/subject-page.tsx';
import { GiftText } from './gift-text.tsx';

await requireMessages('approvals', 'orders', 'people', 'roles');

const sumOf = ({ amount_minor: minor, currency }: OneApproval) =>
  minor !== null && currency ? moneyText(minor, currency) : '';

/** What the button does, with the sum it moves. */
const approveLabel = (t: Translate, one: OneApproval) =>
  one.contract === 'letter.send'
    ? t('approvals.approveLetter')
    : one.contract === 'grant.confirm' || one.contract === 'group_grant.confirm'
      ? t('approvals.approveGift')
      : one.contract === 'approval_rule.set'
        ? t('approvals.approveLimit', { sum: sumOf(one) })
        : one.contract === 'order.payment'
          ? t('approvals.approvePayment', { sum: sumOf(one) })
          : t('approvals.approveRefund', { sum: sumOf(one) });

const actionsOf = (t: Translate) => [
  defineAction<OneApproval, typeof approveApproval>({
    name: 'approval.approve',
    label: (one) => approveLabel(t, one),
    keys: 'a',
    icon: 'check',
    kind: 'next',
    contract: approveApproval,
    fields: () => [{ name: 'note', label: t('approvals.note'), kind: 'text', maxLength: 500 }],
    input: ({ id }, { note = '' }) => ({ params: { id }, body: { note } }),
    effects: ({ facts }) =>
      facts?.mail
        ? [t('approvals.mailEffect', { name: facts.buyer ?? '', language: facts.mail.locale.toUpperCase() })]
        : [],
  }),
  defineAction<OneApproval, typeof refuseApproval>({
    name: 'approval.refuse',
    keys: 'r',
    icon: 'close',
    kind: 'danger',
    contract: refuseApproval,
    fields: () => [
      { name: 'note', label: t('approvals.whyNot'), kind: 'textarea', isRequired: true, maxLength: 500 },
    ],
    input: ({ id }, { note = '' }) => ({ params: { id }, body: { note } }),
  }),
  defineAction<OneApproval, typeof withdrawApproval>({
    name: 'approval.withdraw',
    keys: 'w',
    icon: 'undo',
    contract: withdrawApproval,
    input: ({ id }) => ({ params: { id }, body: {} }),
  }),
];

/** One proposal: the sums before and after, its two people, and what is unusual about it. */
export default function ApprovalPage() {
  const t = useT();
  const label = useLabel();
  const { site = '', id = '' } = useParams();
  const query = useDeskQuery(showApproval, { params: { id } }, { site });
  return (
    <SubjectPage
      name={t('approvals.one', { id })}
      crumb={{ to: '/approvals', label: t('approvals.title') }}
      query={query}
      history={({ data }) => ({ kind: data.subject_kind, subject: data.subject_ref, site })}
      title={({ data }) => `${label(`approvals.act.${data.contract}`, data.contract)} ${sumOf(data)}`}
      status={({ data }) => <Status id={`approvals.state.${data.status}`} isPill />}
      actions={({ data }) => (
        <Actions
          subject={data}
          site={site}
          offers={data.actions.filter(({ reason }) => reason !== 'own_proposal' && reason !== 'not_own')}
          specs={actionsOf(t)}
        />
      )}
    >
      {({ data }) => (
        <>
          <Outdated one={data} />
          <People one={data} site={site} />
          <Sums one={data} />
          <Section title={t('approvals.what')}>
            <Facts
              facts={[
                [t('approvals.subject'), <Subject key="subject" one={data} site={site} />],
                [
                  t('approvals.gives'),
                  data.gift && t('approvals.giftMeaning', { name: data.proposed_by.name }),
                ],
                [t('approvals.buyer'), data.facts?.buyer],
                [
                  t(data.contract === 'order.payment' ? 'approvals.reference' : 'approvals.reason'),
                  <bdi key="reason">{data.reason}</bdi>,
                ],
                [
                  t('orders.valueOn'),
                  data.facts?.payment && <Day key="value" date={data.facts.payment.value_on} />,
                ],
                [
                  t('approvals.method'),
                  data.facts?.method && label(`kit.method.${data.facts.method}`, data.facts.method),
                ],
                [t('approvals.note'), data.note && <bdi key="note">{data.note}</bdi>],
              ]}
            />
          </Section>
          <Checks one={data} />
        </>
      )}
    </SubjectPage>
  );
}

/** Before a second person logs in afresh: that it cannot be approved any more, and what has changed. */
function Outdated({ one: { changes } }: { one: OneApproval }) {
  const t = useT();
  const label = useLabel();
  if (changes.length === 0) return null;
  const word = (field: string, value: string) => label(`orders.${WORDS[field] ?? field}.${value}`, value);
  return (
    <Note tone="warn" icon="warning">
      {t('approvals.outdated')}
      <ul>
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            {label(`approvals.field.${field}`, t('approvals.field.other'))}
            {before !== null && after !== null && field in WORDS ? (
              <>
                : <del dir="auto">{word(field, before)}</del> <ins dir="auto">{word(field, after)}</ins>
              </>
            ) : null}
          </li>
        ))}
      </ul>
      {t('approvals.outdatedNext')}
    </Note>
  );
}

/** States of an order, under the names of their words. */
const WORDS: Readonly<Record<string, string>> = {
  status: 'status',
  payment_status: 'payment',
};

function Subject({ one, site }: { one: OneApproval; site: string }) {
  const t = useT();
  if (one.gift) return <GiftText gift={one.gift} />;
  if (one.subject_kind === 'letter')
    return (
      <Link className="link" to={`/letters/${site}/${one.subject_ref}`}>
        {t('approvals.openLetter')}
      </Link>
    );
  const order = one.facts?.order ?? (one.subject_kind === 'order' ? one.subject_ref : null);
  if (!order) return <bdi>{one.subject_ref}</bdi>;
  return (
    <Link className="link" to={`/orders/${site}/${order}`}>
      <Code value={order} />
    </Link>
  );
}

function People({ one, site }: { one: OneApproval; site: string }) {
  const t = useT();
  return (
    <div className="approval__people">
      <div className="card col col--4">
        <span className="row row--4">
          <Avatar name={one.proposed_by.name} isMe={one.is_own} /> <bdi>{one.proposed_by.name}</bdi>
        </span>
        <strong>
          {t('approvals.proposed')} <Time at={one.proposed_at} site={site} />
        </strong>
      </div>
      <div className="card col col--4">
        <span className="row row--4">
          {one.decided_by ? (
            <>
              <Avatar name={one.decided_by.name} /> <bdi>{one.decided_by.name}</bdi>
            </>
          ) : (
            <>
              <Icon name="person" /> {t('approvals.second')}
            </>
          )}
        </span>
        <strong>
          {one.decided_at ? t('approvals.decided') : t('approvals.until')}{' '}
          <Time at={one.decided_at ?? one.expires_at} site={site} />
        </strong>
      </div>
    </div>
  );
}

function Sums({ one }: { one: OneApproval }) {
  const t = useT();
  const { facts, currency, amount_minor: amount } = one;
  if (!facts || !currency || amount === null) return null;
  if (facts.payment) return <PaymentSums one={one} facts={facts} dueMinor={facts.payment.due_minor} />;
  const sums = [
    [t('approvals.paid'), facts.paid_minor],
    [t('approvals.goesBack'), -amount],
    [t('approvals.leftAfter'), facts.left_after_minor],
  ] as const;
  return <SumCard sums={sums} currency={currency} />;
}

/** What the order costs and still waits for, beside what was entered: a slip of the pen has to be seen. */
function PaymentSums({ one, facts, dueMinor }: PaymentSumsProps) {
  const t = useT();
  const { currency, amount_minor: amount } = one;
  if (!currency || amount === null) return null;
  const sums = [
    [t('approvals.entered'), amount],
    [t('orders.ledger.due'), facts.price_minor],
    [t('approvals.receivedSoFar'), facts.paid_minor - facts.refunded_before_minor],
    [t('approvals.due'), dueMinor],
  ] as const;
  const difference = amount - dueMinor;
  return (
    <>
      <SumCard sums={sums} currency={currency} />
      {difference === 0 ? null : (
        <Note tone="warn" icon="warning">
          {t(difference > 0 ? 'approvals.moreThanDue' : 'approvals.lessThanDue', {
            sum: moneyText(Math.abs(difference), currency),
          })}
        </Note>
      )}
    </>
  );
}

interface PaymentSumsProps {
  readonly one: OneApproval;
  readonly facts: NonNullable<OneApproval['facts']>;
  readonly dueMinor: number;
}

interface SumCardProps {
  readonly sums: readonly (readonly [term: string, minor: number])[];
  readonly currency: string;
}

function SumCard({ sums, currency }: SumCardProps) {
  return (
    <dl className="approval__sums card">
      {sums.map(([term, minor]) => (
        <div key={term} className="col col--4">
          <dt className="muted small">{term}</dt>
          <dd>
            <Money minor={minor} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Checks({ one }: { one: OneApproval }) {
  const t = useT();
  if (one.checks.length === 0) return null;
  return (
    <ul className="approval__checks col col--4">
      {one.checks.map(({ code, is_usual: isUsual, percent }) => (
        <li key={code} className={isUsual ? 'row row--4 ok' : 'row row--4 warn'}>
          <Icon name={isUsual ? 'check' : 'info'} />
          {t(`approvals.check.${code}`, { percent: percent ?? 0 })}
        </li>
      ))}
    </ul>
  );
}
