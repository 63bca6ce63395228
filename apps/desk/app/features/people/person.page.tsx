import {
  endPersonSessions,
  type Person,
  resumePerson,
  showPerson,
  suspendPerson,
} from '@paddock/server/features/people/members/people.contract.ts';
import { useParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { Facts } from '../../kit/parts/facts.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { useMe } from '../../kit/session/use-me.ts';
import { SubjectPage } from '../../kit/subject/subject-page.tsx';
import { giveAction, useGrantChoices } from './grant-form.ts';
import { PersonParts } from './person-parts.tsx';

await requireMessages('people');
await requireMessages('roles');

const CHANGES = [
  { name: 'staff.suspend', keys: 's', contract: suspendPerson },
  { name: 'staff.resume', keys: 'r', contract: resumePerson },
  { name: 'staff.end_sessions', keys: 'o', contract: endPersonSessions },
] as const;

/** A person: grants, permissions, sessions, and what can be done about them. */
export default function PersonPage() {
  const t = useT();
  const label = useLabel();
  const { id = '' } = useParams();
  const { permissions } = useMe();
  const choices = useGrantChoices();
  const query = useDeskQuery(showPerson, { params: { id: Number(id) } });
  const site = permissions['grant.give']?.[0] ?? '';
  const specs: SubjectAction<Person>[] = [
    giveAction(t, choices),
    ...CHANGES.map(({ name, keys, contract }) =>
      defineAction<Person, typeof contract>({
        name,
        keys,
        ...(name === 'staff.resume' ? {} : { kind: 'danger' as const }),
        contract,
        fields: () => [{ name: 'reason', label: t('people.reason'), kind: 'text', isRequired: true }],
        input: (person, { reason = '' }) => ({ params: { id: person.id }, body: { reason } }),
      }),
    ),
  ];
  return (
    <SubjectPage
      name={query.data?.data.name ?? `${t('people.person')} ${id}`}
      crumb={{ to: '/people', label: t('people.title') }}
      query={query}
      history={() => ({ kind: 'staff', subject: id })}
      title={({ data }) => data.name}
      actions={({ data }) => <Actions subject={data} site={site} offers={data.actions} specs={specs} />}
    >
      {({ data }) => (
        <>
          <Facts
            facts={[
              [t('people.email'), data.email],
              [t('people.statusLabel'), label(`people.status.${data.status}`, data.status)],
              [t('people.signsInBy'), label(`people.by.${data.signs_in_by}`, data.signs_in_by)],
              [t('people.seen'), <Time key="seen" at={data.seen_at} />],
            ]}
          />
          <PersonParts person={data} onChanged={() => void query.refetch()} />
        </>
      )}
    </SubjectPage>
  );
}
