import * as returns from '@paddock/server/features/returns/staff/returns.staff.contract.ts';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useLabel, useT } from '../../i18n/use-t.ts';
import { type ActionField, defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { Code, Frame } from '../../kit/parts/codes.tsx';
import { Facts, Note, PanelSection, Section } from '../../kit/parts/facts.tsx';
import { Steps } from '../../kit/parts/history.tsx';
import { Money, moneyText } from '../../kit/parts/money.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Day, Time } from '../../kit/parts/time.tsx';
import { SubjectPage } from '../../kit/subject/subject-page.tsx';

await requireMessages('returns');

type Return = returns.StaffReturn;

export default function ReturnPage() {
  const { site = '', code = '' } = useParams();
  const t = useT();
  const query = useDeskQuery(returns.showReturn, { params: { code } }, { site });
  const specs = useMemo(() => actionsOf(t), [t]);
  return (
    <SubjectPage
      name={code}
      crumb={{ to: '/returns', label: t('returns.title') }}
      query={query}
      history={({ data }) => ({ kind: 'order', subject: data.order_code, site })}
      title={() => <Code value={code} />}
      status={({ data }) => <Status id={`returns.status.${data.status}`} isPill />}
      actions={({ data }) => <Actions subject={data} site={site} offers={data.actions} specs={specs} />}
      panel={({ data }) => <ReturnPanel one={data} site={site} />}
    >
      {({ data }) => <ReturnContent one={data} />}
    </SubjectPage>
  );
}

const WAY = ['requested', 'approved', 'received', 'refunded'] as const;

function ReturnContent({ one }: { one: Return }) {
  const t = useT();
  const label = useLabel();
  const at = (WAY as readonly string[]).indexOf(one.status);
  const isOff = at < 0;
  const steps = WAY.map((status, place) => ({
    key: status,
    label: label(`returns.status.${status}`, status),
    state: isOff
      ? ('later' as const)
      : place < at
        ? ('done' as const)
        : place === at
          ? ('now' as const)
          : ('next' as const),
  }));
  return (
    <>
      <Steps steps={steps} label={t('returns.steps')} />
      {one.rejection ? (
        <Note tone="alert" icon="close">
          {t('returns.rejectedBecause')} <span dir="auto">{one.rejection}</span>
        </Note>
      ) : null}
      <Section title={t('returns.items')}>
        {one.lines.map((line) => (
          <article key={line.unit} className="card order-line">
            <div className="grow order-line__what">
              <b>{line.name}</b>
              <div className="row small">
                <Frame value={line.serial} />
                {line.outcome ? <Status id={`returns.outcome.${line.outcome}`} tone="ok" /> : null}
              </div>
            </div>
            <div className="order-line__sum">
              <Money minor={line.price_minor} currency={one.currency} />
            </div>
          </article>
        ))}
      </Section>
      <Section title={t('returns.reason')}>
        <p>{label(`returns.reason.${one.reason}`, one.reason)}</p>
        {one.note ? (
          <div className="note" dir="auto">
            {one.note}
          </div>
        ) : null}
        {one.photos.length > 0 ? (
          <p className="small muted">{t('returns.photos', { count: one.photos.length })}</p>
        ) : null}
      </Section>
    </>
  );
}

function ReturnPanel({ one, site }: { one: Return; site: string }) {
  const t = useT();
  return (
    <PanelSection title={t('returns.return')}>
      <Facts
        facts={[
          [t('returns.customer'), <bdi key="n">{one.name}</bdi>],
          [
            t('returns.email'),
            <a key="e" href={`mailto:${one.email}`}>
              <bdi>{one.email}</bdi>
            </a>,
          ],
          [
            t('returns.order'),
            <Link key="o" to={`/orders/${site}/${one.order_code}`}>
              <Code value={one.order_code} />
            </Link>,
          ],
          [t('returns.requested'), <Time key="r" at={one.requested_at} site={site} />],
          [t('returns.sendBackBy'), one.send_back_by ? <Day key="s" date={one.send_back_by} /> : null],
          [t('returns.refundBy'), one.refund_by ? <Day key="b" date={one.refund_by} /> : null],
          [
            t('returns.refund'),
            one.refund_minor === null ? null : (
              <Money key="m" minor={one.refund_minor} currency={one.currency} />
            ),
          ],
        ]}
      />
    </PanelSection>
  );
}

const at = ({ code }: Return) => ({ code });

/** Several items can be inspected one by one, each with its own result. */
function unitFieldOf(t: Translate, { lines }: Return): ActionField[] {
  const open = lines.filter(({ outcome }) => outcome === null);
  if (open.length < 2) return [];
  const options = open.map(({ unit, name, serial }) => ({
    value: unit,
    label: [name, serial].filter(Boolean).join(' · '),
  }));
  return [
    {
      name: 'unit',
      label: t('returns.item'),
      kind: 'select',
      options: [{ value: '', label: t('returns.allItems') }, ...options],
    },
  ];
}

function actionsOf(t: Translate): SubjectAction<Return>[] {
  const tells = (one: Return) => [t('returns.effect.mail', { email: one.email })];
  return [
    defineAction<Return, typeof returns.approveReturn>({
      name: 'return.approve',
      keys: 'a',
      icon: 'check',
      kind: 'next',
      contract: returns.approveReturn,
      input: (one) => ({ params: at(one), body: {} }),
      effects: tells,
    }),
    defineAction<Return, typeof returns.receiveReturn>({
      name: 'return.receive',
      keys: 'v',
      icon: 'box',
      kind: 'next',
      contract: returns.receiveReturn,
      input: (one) => ({ params: at(one), body: {} }),
      effects: (one) => [t('returns.effect.quarantine'), ...tells(one)],
    }),
    defineAction<Return, typeof returns.refundReturn>({
      name: 'return.refund',
      keys: 'r',
      icon: 'return',
      kind: 'next',
      contract: returns.refundReturn,
      input: (one) => ({ params: at(one), body: {} }),
      effects: (one) => [
        t('returns.effect.refund', {
          amount: moneyText(one.refund_due_minor ?? 0, one.currency),
          name: one.name,
        }),
      ],
    }),
    defineAction<Return, typeof returns.inspectReturn>({
      name: 'return.inspect',
      keys: 's',
      icon: 'eye',
      contract: returns.inspectReturn,
      fields: (one) => [
        ...unitFieldOf(t, one),
        {
          name: 'outcome',
          label: t('returns.outcome'),
          kind: 'select',
          isRequired: true,
          initial: 'resell',
          options: [
            { value: 'resell', label: t('returns.outcome.resell') },
            { value: 'scrap', label: t('returns.outcome.scrap') },
          ],
        },
      ],
      input: (one, { outcome, unit }) => ({
        params: at(one),
        body: { outcome: outcome === 'scrap' ? 'scrap' : 'resell', ...(unit && { units: [unit] }) },
      }),
    }),
    defineAction<Return, typeof returns.rejectReturn>({
      name: 'return.reject',
      keys: 'x',
      icon: 'close',
      kind: 'danger',
      contract: returns.rejectReturn,
      fields: () => [
        { name: 'reason', label: t('returns.rejection'), kind: 'textarea', isRequired: true, maxLength: 500 },
      ],
      input: (one, { reason }) => ({ params: at(one), body: { reason: reason ?? '' } }),
      effects: tells,
    }),
  ];
}
