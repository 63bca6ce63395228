import { showPerson } from '@paddock/server/features/people/members/people.contract.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { Avatar } from '../../kit/parts/people.tsx';
import { PersonParts } from './person-parts.tsx';

/** The person with the cursor, beside the list. */
export function PersonPanel({ id }: { id: number }) {
  const query = useDeskQuery(showPerson, { params: { id } });
  const person = query.data?.data;
  if (!person) return <div aria-busy="true" />;
  return (
    <>
      <div className="section">
        <div className="row">
          <Avatar name={person.name} isLarge />
          <div className="grow">
            <div className="font-semibold">{person.name}</div>
            <div className="small muted">{person.email}</div>
          </div>
        </div>
      </div>
      <PersonParts person={person} onChanged={() => void query.refetch()} />
    </>
  );
}
