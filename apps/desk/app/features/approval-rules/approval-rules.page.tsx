import { exponentOf } from '@paddock/money';
import {
  listApprovalRules,
  type Rule,
  setApprovalRule,
} from '@paddock/server/features/approvals/approvals.contract.ts';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useLabel, useT } from '../../i18n/use-t.ts';
import { type ActionField, defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { wholeSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { SiteTag, Tag } from '../../kit/parts/codes.tsx';
import { Facts, Note, PanelSection } from '../../kit/parts/facts.tsx';
import { Money } from '../../kit/parts/money.tsx';
import { useMay, useMe } from '../../kit/session/use-me.ts';

await requireMessages('approval-rules');

const source = wholeSource<Rule>(listApprovalRules.path, ({ sites, signal }) =>
  callDesk(listApprovalRules, { query: { sites } as never }, { signal }),
);

const amountText = ({ min_amount_minor: minor, currency }: Rule) => {
  const exponent = exponentOf(currency);
  return minor === null ? '' : (minor / 10 ** exponent).toFixed(exponent);
};

const isOfPayments = ({ permission }: Rule) => permission === 'payment.confirm';
const isOfReaders = ({ permission }: Rule) => permission === 'letter.send';

/** A sum for refunds and payments, a number of readers for newsletters. */
const limitField = (t: Translate, rule: Rule): ActionField =>
  isOfReaders(rule)
    ? {
        name: 'limit',
        label: t('approvalRules.readersLimit'),
        kind: 'number',
        initial: String(rule.min_amount_minor ?? ''),
        hint: t('approvalRules.readersHint'),
      }
    : {
        name: 'limit',
        label: t(isOfPayments(rule) ? 'approvalRules.paymentLimit' : 'approvalRules.refundLimit'),
        kind: 'money',
        currency: rule.currency,
        initial: amountText(rule),
        hint: t(isOfPayments(rule) ? 'approvalRules.paymentHint' : 'approvalRules.refundHint'),
      };

const actionsOf = (t: Translate): SubjectAction<Rule>[] => [
  defineAction<Rule, typeof setApprovalRule>({
    name: 'approval_rule.set',
    keys: 'e',
    icon: 'edit',
    kind: 'next',
    contract: setApprovalRule,
    fields: (rule) => [
      limitField(t, rule),
      {
        name: 'reason',
        label: t('approvalRules.reason'),
        kind: 'textarea',
        isRequired: true,
        maxLength: 500,
      },
    ],
    input: ({ currency, permission }, { limit, reason = '' }) => ({
      body: {
        permission,
        min_amount_minor: limit === undefined ? null : Number(limit),
        currency,
        reason,
      },
    }),
    effects: (rule, { limit }) => (isHigher(rule, limit) ? [t('approvalRules.higherEffect')] : []),
  }),
];

/** A higher limit lets one person do more alone: the api sends it to a second person. */
const isHigher = ({ min_amount_minor: now, is_unlimited: isUnlimited }: Rule, limit: string | undefined) =>
  limit !== undefined && !isUnlimited && (now === null || Number(limit) > now);

/** Above which sum a refund or payment by hand, and above how many readers a newsletter, needs two people, by site. */
export default function ApprovalRulesPage() {
  const t = useT();
  const label = useLabel();
  const { sites } = useMe();
  const nameOf = (site: string) => sites.find(({ slug }) => slug === site)?.name ?? site;
  return (
    <ListPage
      name="approval-rules"
      title={t('approvalRules.title')}
      source={source}
      columns={columnsOf(t, label, nameOf)}
      rowId={({ site, permission }) => `${site}/${permission}`}
      rowLabel={({ site, permission }) => `${nameOf(site)}, ${label(`approvalRules.act.${permission}`)}`}
      card={(rule) => (
        <>
          <span className="row space-between">
            <b className="truncate">{nameOf(rule.site)}</b>
            <Limit rule={rule} />
          </span>
          <span className="muted small">
            {label(`approvalRules.act.${rule.permission}`)} · {label(`approvalRules.from.${rule.from}`)}
          </span>
        </>
      )}
      panel={(rule) => <RulePanel rule={rule} name={nameOf(rule.site)} />}
      empty={{ title: t('approvalRules.empty'), text: t('approvalRules.emptyText') }}
    />
  );
}

const columnsOf = (
  t: Translate,
  label: ReturnType<typeof useLabel>,
  nameOf: (site: string) => string,
): Column<Rule>[] => [
  {
    id: 'site',
    header: t('approvalRules.site'),
    width: '64px',
    cell: ({ site }) => <SiteTag site={site} />,
  },
  {
    id: 'name',
    header: t('approvalRules.country'),
    width: 'minmax(120px, 1fr)',
    cell: ({ site }) => <b>{nameOf(site)}</b>,
  },
  {
    id: 'act',
    header: t('approvalRules.act'),
    width: 'minmax(120px, 180px)',
    cell: ({ permission }) => label(`approvalRules.act.${permission}`),
  },
  {
    id: 'limit',
    header: t('approvalRules.limit'),
    width: 'minmax(140px, 200px)',
    align: 'end',
    cell: (rule) => <Limit rule={rule} />,
  },
  {
    id: 'from',
    header: t('approvalRules.from'),
    width: 'minmax(120px, 200px)',
    cell: ({ from }) => (
      <Tag {...(from === 'site' && { tone: 'accent' as const })}>{label(`approvalRules.from.${from}`)}</Tag>
    ),
  },
];

function Limit({ rule }: { rule: Rule }) {
  const t = useT();
  const { min_amount_minor: minor, currency, is_unlimited: isUnlimited } = rule;
  if (isUnlimited) return <span className="muted">{t('approvalRules.none')}</span>;
  if (minor === null) return <span>{t('approvalRules.always')}</span>;
  if (isOfReaders(rule)) return <span>{t('approvalRules.readers', { count: minor })}</span>;
  return <Money minor={minor} currency={currency} />;
}

function RulePanel({ rule, name }: { rule: Rule; name: string }) {
  const t = useT();
  const label = useLabel();
  const may = useMay();
  const offer = {
    name: 'approval_rule.set',
    allowed: may('approval_rule.edit', rule.site),
    reason: 'not_permitted',
  };
  return (
    <PanelSection title={name} aside={<SiteTag site={rule.site} />}>
      <Facts
        facts={[
          [t('approvalRules.act'), label(`approvalRules.act.${rule.permission}`)],
          [t('approvalRules.limit'), <Limit key="limit" rule={rule} />],
          [t('approvalRules.from'), label(`approvalRules.from.${rule.from}`)],
        ]}
      />
      <Note icon="people">{label(`approvalRules.meaning.${rule.permission}`)}</Note>
      <div className="row row--wrap">
        <Actions subject={rule} site={rule.site} offers={[offer]} specs={actionsOf(t)} />
      </div>
    </PanelSection>
  );
}
