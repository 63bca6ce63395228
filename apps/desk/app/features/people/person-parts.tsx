import { endGrant, type Person } from '@paddock/server/features/people/members/people.contract.ts';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { defineAction } from '../../kit/actions/action-types.ts';
import { Button } from '../../kit/parts/button.tsx';
import { Tag } from '../../kit/parts/codes.tsx';
import { Section } from '../../kit/parts/facts.tsx';
import { Icon } from '../../kit/parts/icon.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { useMe } from '../../kit/session/use-me.ts';
import { usePermissionLabel, useRoleLabel } from '../roles/role-labels.ts';
import { ScopeText, siteOf } from './scope-text.tsx';

const ActionDialog = lazy(() => import('../../kit/actions/action-dialog.tsx'));

/** Grants, permissions and sessions of a person. */
export function PersonParts({ person, onChanged }: { person: Person; onChanged: () => void }) {
  const t = useT();
  const permissionLabel = usePermissionLabel();
  const open = person.grants.filter(({ ended_at }) => ended_at === null);
  return (
    <>
      <Section title={t('people.grants')}>
        {open.length === 0 ? <p className="muted">{t('people.noGrant')}</p> : null}
        {open.map((grant) => (
          <GrantCard key={grant.id} person={person} grant={grant} onChanged={onChanged} />
        ))}
      </Section>
      <Section title={t('people.may')}>
        <ul className="col col--4">
          {Object.entries(person.permissions).map(([name, sites]) => (
            <li className="row" key={name}>
              <span className="text-ok">
                <Icon name="check" />
              </span>
              <span className="grow">{permissionLabel(name)}</span>
              <span className="small muted">
                {sites.length > 3 ? t('people.sites', { count: sites.length }) : sites.join(', ')}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('people.signedIn')}>
        {person.sessions.length === 0 ? <p className="muted">{t('people.noSession')}</p> : null}
        {person.sessions.map((session) => (
          <div className="row" key={session.id}>
            <span className="grow">
              {[session.browser, session.system].filter(Boolean).join(', ') || '–'}
            </span>
            <span className="muted">
              <Time at={session.seen_at} />
            </span>
          </div>
        ))}
      </Section>
    </>
  );
}

/** The grant works; its holder and its giver count as one person for approvals. */
function UnconfirmedGrant() {
  const t = useT();
  return (
    <span className="row row--4 warn">
      <Icon name="info" />
      <span>
        {t('people.unconfirmed')}{' '}
        <Link className="link" to="/approvals">
          {t('people.showApprovals')}
        </Link>
      </span>
    </span>
  );
}

type Grant = Person['grants'][number];

const endAction = (t: Translate, grant: Grant) =>
  defineAction<Person, typeof endGrant>({
    name: 'grant.end',
    keys: 'e',
    kind: 'danger',
    contract: endGrant,
    fields: () => [{ name: 'reason', label: t('people.reason'), kind: 'text', isRequired: true }],
    input: ({ id }, { reason = '' }) => ({ params: { id, grant: grant.id }, body: { reason } }),
  });

interface GrantCardProps {
  readonly person: Person;
  readonly grant: Grant;
  readonly onChanged: () => void;
}

function GrantCard({ person, grant, onChanged }: GrantCardProps) {
  const t = useT();
  const roleLabel = useRoleLabel();
  const { sites } = useMe();
  const [isEnding, setEnding] = useState(false);
  const scope = grant.scope_ref ? `${grant.scope_kind}/${grant.scope_ref.split(':')[0]}` : 'brand';
  return (
    <div className="card">
      <div className="card__body col col--4">
        <div className="row">
          <Tag>{roleLabel(grant.role)}</Tag>
          <ScopeText {...grant} />
          <span className="grow" />
          <span className="small muted">
            {grant.until_at ? <Time at={grant.until_at} /> : t('people.noEnd')}
          </span>
        </div>
        <span className="small muted">
          {grant.group
            ? t('people.fromGroup', { group: grant.group })
            : `${grant.granted_by ?? '–'}: ${grant.reason}`}
        </span>
        {grant.is_confirmed ? null : <UnconfirmedGrant />}
        {grant.can_end ? (
          <div className="row">
            <Button size="small" look="danger" onClick={() => setEnding(true)}>
              {t('people.endNow')}
            </Button>
          </div>
        ) : null}
      </div>
      {isEnding ? (
        <Suspense>
          <ActionDialog
            subject={person}
            site={siteOf(scope, sites)}
            spec={endAction(t, grant) as never}
            offer={{ name: 'grant.end', allowed: true }}
            onClose={() => setEnding(false)}
            onDone={() => {
              setEnding(false);
              onChanged();
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
