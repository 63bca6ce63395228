import {
  createGroupGrant,
  endGroupGrant,
  type GroupGrant,
  listGroupGrants,
} from '@paddock/server/features/people/groups/group-grants.contract.ts';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { NewButton } from '../../kit/actions/new-button.tsx';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { contractSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { Reference, Tag } from '../../kit/parts/codes.tsx';
import { Facts, Note, PanelSection } from '../../kit/parts/facts.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { useMay, useMe } from '../../kit/session/use-me.ts';
import { type GrantChoices, grantBody, grantFields, useGrantChoices } from '../people/grant-form.ts';
import { ScopeText, siteOf } from '../people/scope-text.tsx';
import { useRoleLabel } from '../roles/role-labels.ts';

await requireMessages('group-grants', 'people', 'roles');
const source = contractSource(listGroupGrants);

/** A mapping has no end of its own and no guests. */
const OMITTED = ['until', 'guest'];

const createAction = (t: Translate, choices: GrantChoices): SubjectAction<null> => ({
  name: 'group_grant.create',
  keys: 'c',
  kind: 'next',
  fields: () => [
    {
      name: 'group',
      label: t('groupGrants.group'),
      kind: 'text',
      isRequired: true,
      maxLength: 200,
      hint: t('groupGrants.groupHint'),
    },
    ...grantFields(t, choices).filter(({ name }) => !OMITTED.includes(name)),
  ],
  effects: () => [t('groupGrants.createEffect')],
  submit: (_subject, values, options) => {
    const { role, scope_kind, scope_ref, reason } = grantBody(values);
    return callDesk(
      createGroupGrant,
      { body: { group: values.group ?? '', role, scope_kind, scope_ref, reason } },
      { ...options, site: siteOf(values.scope ?? '', choices.sites) },
    ) as never;
  },
});

const endAction = (t: Translate): SubjectAction<GroupGrant> =>
  defineAction<GroupGrant, typeof endGroupGrant>({
    name: 'group_grant.end',
    keys: 'e',
    icon: 'close',
    kind: 'danger',
    contract: endGroupGrant,
    fields: () => [
      { name: 'reason', label: t('people.reason'), kind: 'text', isRequired: true, maxLength: 500 },
    ],
    input: ({ id }, { reason = '' }) => ({ params: { id }, body: { reason } }),
    effects: ({ holders }) => [t('groupGrants.endEffect', { count: holders })],
  });

/** Which groups of the company's login give which role. */
export default function GroupGrantsPage() {
  const t = useT();
  const may = useMay();
  const roleLabel = useRoleLabel();
  const choices = useGrantChoices();
  return (
    <ListPage
      name="group-grants"
      title={t('groupGrants.title')}
      source={source}
      columns={columnsOf(t, roleLabel)}
      rowId={({ id }) => String(id)}
      rowLabel={({ group, role }) => `${group} ${roleLabel(role)}`}
      search={t('groupGrants.search')}
      actions={
        may('grant.give') ? (
          <NewButton
            label={t('groupGrants.create')}
            site={choices.sites[0]?.slug ?? ''}
            spec={createAction(t, choices)}
          />
        ) : null
      }
      card={(row) => (
        <>
          <span className="truncate">
            <Reference value={row.group} />
          </span>
          <span className="row row--4">
            <Tag>{roleLabel(row.role)}</Tag>
            <ScopeText {...row} />
          </span>
        </>
      )}
      panel={(row) => <MappingPanel mapping={row} />}
      empty={{ title: t('groupGrants.empty'), text: t('groupGrants.emptyText') }}
    />
  );
}

const columnsOf = (t: Translate, roleLabel: ReturnType<typeof useRoleLabel>): Column<GroupGrant>[] => [
  {
    id: 'group',
    header: t('groupGrants.group'),
    width: 'minmax(160px, 1.4fr)',
    cell: ({ group }) => <Reference value={group} />,
  },
  {
    id: 'role',
    header: t('people.role'),
    width: 'minmax(110px, 1fr)',
    cell: ({ role }) => <Tag>{roleLabel(role)}</Tag>,
  },
  {
    id: 'scope',
    header: t('people.scope'),
    width: 'minmax(100px, 1fr)',
    cell: (row) => <ScopeText {...row} />,
  },
  {
    id: 'holders',
    header: t('groupGrants.holders'),
    width: '110px',
    align: 'end',
    cell: ({ holders }) => holders,
  },
];

function MappingPanel({ mapping }: { mapping: GroupGrant }) {
  const t = useT();
  const roleLabel = useRoleLabel();
  const { sites } = useMe();
  const { scope_kind: kind, scope_ref: ref, can_end: canEnd } = mapping;
  const scope = ref ? `${kind}/${ref.split(':')[0]}` : 'brand';
  const offer = { name: 'group_grant.end', allowed: canEnd, reason: 'more_than_held' };
  return (
    <PanelSection title={mapping.group}>
      <Facts
        facts={[
          [t('people.role'), roleLabel(mapping.role)],
          [t('people.scope'), <ScopeText key="scope" {...mapping} />],
          [t('groupGrants.holders'), String(mapping.holders)],
          [t('groupGrants.createdBy'), mapping.created_by],
          [t('groupGrants.created'), <Time key="at" at={mapping.created_at} />],
          [t('people.until'), mapping.until_at && <Time key="until" at={mapping.until_at} />],
        ]}
      />
      {mapping.is_confirmed ? null : <Note icon="info">{t('people.unconfirmed')}</Note>}
      <Note icon="people">{t('groupGrants.meaning')}</Note>
      <div className="row row--wrap">
        <Actions subject={mapping} site={siteOf(scope, sites)} offers={[offer]} specs={[endAction(t)]} />
      </div>
    </PanelSection>
  );
}
