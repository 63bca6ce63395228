import {
  type ApiKey,
  createApiKey,
  listApiKeys,
  revokeApiKey,
} from '@paddock/server/features/people/keys/api-keys.contract.ts';
import { useState } from 'react';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { NewButton } from '../../kit/actions/new-button.tsx';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { wholeSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { Tag } from '../../kit/parts/codes.tsx';
import { Facts, PanelSection } from '../../kit/parts/facts.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { useMay, useMe } from '../../kit/session/use-me.ts';
import { type GrantChoices, grantBody, grantFields, useGrantChoices } from '../people/grant-form.ts';
import { ScopeText, siteOf } from '../people/scope-text.tsx';
import { useRoleLabel } from '../roles/role-labels.ts';
import { TokenDialog } from './token-dialog.tsx';

await requireMessages('api-keys', 'people', 'roles');
const source = wholeSource<ApiKey>(listApiKeys.path, ({ signal }) => callDesk(listApiKeys, {}, { signal }));

const createAction = (
  t: Translate,
  choices: GrantChoices,
  onToken: (token: string) => void,
): SubjectAction<null> => ({
  name: 'api_key.create',
  keys: 'c',
  kind: 'next',
  fields: () => [
    { name: 'name', label: t('apiKeys.name'), kind: 'text', isRequired: true, maxLength: 100 },
    ...grantFields(t, choices).filter(({ name }) => name !== 'guest'),
  ],
  submit: async (_subject, values, options) => {
    const { is_guest: _guest, ...body } = grantBody(values);
    const site = siteOf(values.scope ?? '', choices.sites);
    const input = { body: { ...body, name: values.name ?? '' } };
    const answer = await callDesk(createApiKey, input, { ...options, site });
    onToken(answer.data.token);
    return answer as never;
  },
});

const revokeAction = (t: Translate): SubjectAction<ApiKey> =>
  defineAction<ApiKey, typeof revokeApiKey>({
    name: 'api_key.revoke',
    keys: 'r',
    icon: 'close',
    kind: 'danger',
    contract: revokeApiKey,
    fields: () => [
      { name: 'reason', label: t('people.reason'), kind: 'text', isRequired: true, maxLength: 500 },
    ],
    effects: () => [t('apiKeys.revokeEffect')],
    input: ({ id }, { reason = '' }) => ({ params: { id }, body: { reason } }),
  });

/** Keys for machines: made here, shown once, revoked at once. */
export default function ApiKeysPage() {
  const t = useT();
  const may = useMay();
  const choices = useGrantChoices();
  const [token, setToken] = useState<string | null>(null);
  return (
    <>
      <ListPage
        name="api-keys"
        title={t('apiKeys.title')}
        source={source}
        columns={columnsOf(t)}
        rowId={({ id }) => String(id)}
        rowLabel={(key) => key.name}
        actions={
          may('api_key.manage') ? (
            <NewButton
              label={t('apiKeys.create')}
              site={choices.sites[0]?.slug ?? ''}
              spec={createAction(t, choices, setToken)}
            />
          ) : null
        }
        card={(key) => (
          <>
            <KeyName apiKey={key} />
            <KeyGrants apiKey={key} />
          </>
        )}
        panel={(key) => <KeyPanel apiKey={key} />}
        empty={{ title: t('apiKeys.empty'), text: t('apiKeys.emptyText') }}
      />
      {token ? <TokenDialog token={token} onClose={() => setToken(null)} /> : null}
    </>
  );
}

const columnsOf = (t: Translate): Column<ApiKey>[] => [
  {
    id: 'name',
    header: t('apiKeys.name'),
    width: 'minmax(160px, 1fr)',
    cell: (key) => <KeyName apiKey={key} />,
  },
  {
    id: 'roles',
    header: t('people.roles'),
    width: 'minmax(160px, 1fr)',
    cell: (key) => <KeyGrants apiKey={key} />,
  },
  {
    id: 'used',
    header: t('apiKeys.lastUsed'),
    width: '120px',
    cell: (key) => <Time at={key.last_used_at} />,
  },
  {
    id: 'until',
    header: t('people.until'),
    width: '120px',
    from: 900,
    cell: (key) => <Time at={key.grants[0]?.until_at} />,
  },
];

function KeyName({ apiKey }: { apiKey: ApiKey }) {
  const t = useT();
  return (
    <span className="row row--4">
      <bdi className="font-medium">{apiKey.name}</bdi>
      {apiKey.revoked_at ? <Tag tone="alert">{t('apiKeys.revoked')}</Tag> : null}
    </span>
  );
}

function KeyGrants({ apiKey }: { apiKey: ApiKey }) {
  const roleLabel = useRoleLabel();
  return (
    <span className="row row--4">
      {apiKey.grants.map((grant) => (
        <span className="row row--4" key={`${grant.role}${grant.scope_ref}`}>
          <Tag>{roleLabel(grant.role)}</Tag>
          <ScopeText {...grant} />
        </span>
      ))}
    </span>
  );
}

function KeyPanel({ apiKey }: { apiKey: ApiKey }) {
  const t = useT();
  const may = useMay();
  const { permissions } = useMe();
  const offer = {
    name: 'api_key.revoke',
    allowed: may('api_key.manage') && !apiKey.revoked_at,
    reason: apiKey.revoked_at ? 'api_key_revoked' : 'not_permitted',
  };
  return (
    <PanelSection title={apiKey.name}>
      <Facts
        facts={[
          [t('people.roles'), <KeyGrants key="grants" apiKey={apiKey} />],
          [t('apiKeys.created'), <Time key="at" at={apiKey.created_at} />],
          [t('apiKeys.createdBy'), apiKey.created_by],
          [t('apiKeys.lastUsed'), <Time key="used" at={apiKey.last_used_at} />],
          [t('people.until'), <Time key="until" at={apiKey.grants[0]?.until_at} />],
        ]}
      />
      <div className="row row--wrap">
        <Actions
          subject={apiKey}
          site={permissions['api_key.manage']?.[0] ?? ''}
          offers={[offer]}
          specs={[revokeAction(t)]}
        />
      </div>
    </PanelSection>
  );
}
