import type { CallSuccess } from '@paddock/api-client';
import {
  endMyOtherSessions,
  endOneOfMySessions,
  listMySessions,
} from '@paddock/server/features/people/sessions/sessions.contract.ts';
import { requireMessages } from '../../i18n/messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { defineAction } from '../../kit/actions/action-types.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { useDeskMutation } from '../../kit/calls/use-desk.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { wholeSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { showToast } from '../../kit/overlay/toast.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Tag } from '../../kit/parts/codes.tsx';
import { Facts, PanelSection } from '../../kit/parts/facts.tsx';
import { Time } from '../../kit/parts/time.tsx';

await requireMessages('session');

type Session = CallSuccess<typeof listMySessions>['data'][number];

const source = wholeSource<Session>(listMySessions.path, ({ signal }) =>
  callDesk(listMySessions, {}, { signal }),
);

const endAction = defineAction<Session, typeof endOneOfMySessions>({
  name: 'session.end',
  keys: 'e',
  icon: 'sign-out',
  kind: 'danger',
  contract: endOneOfMySessions,
  isInstant: true,
  input: ({ id }) => ({ params: { id } }),
});

/** Where the reader is signed in, and the end of it. */
export default function MySessionsPage() {
  const t = useT();
  const deviceOf = ({ browser, system }: Session) =>
    [browser, system].filter(Boolean).join(', ') || t('session.unknownDevice');
  const device = (session: Session) => (
    <span className="row row--4">
      <span className="font-medium">{deviceOf(session)}</span>
      {session.is_current ? <Tag tone="ok">{t('session.current')}</Tag> : null}
    </span>
  );
  const columns: Column<Session>[] = [
    { id: 'device', header: t('session.device'), width: 'minmax(180px, 1fr)', cell: device },
    {
      id: 'network',
      header: t('session.network'),
      width: 'minmax(120px, 180px)',
      cell: ({ network }) => <bdi>{network}</bdi>,
    },
    {
      id: 'since',
      header: t('session.since'),
      width: '130px',
      cell: (session) => <Time at={session.created_at} />,
    },
    {
      id: 'seen',
      header: t('session.seen'),
      width: '130px',
      cell: (session) => <Time at={session.seen_at} />,
    },
  ];
  return (
    <ListPage
      name="my-sessions"
      title={t('session.mine')}
      source={source}
      columns={columns}
      rowId={({ id }) => String(id)}
      rowLabel={deviceOf}
      actions={<EndOthers />}
      card={(session) => (
        <>
          {device(session)}
          <span className="row space-between muted small">
            <bdi>{session.network}</bdi>
            <Time at={session.seen_at} />
          </span>
        </>
      )}
      panel={(session) => <SessionPanel session={session} device={deviceOf(session)} />}
      empty={{ title: t('session.mine'), text: '' }}
    />
  );
}

function EndOthers() {
  const t = useT();
  const end = useDeskMutation(endMyOtherSessions, { onSuccess: () => showToast(t('session.ended')) });
  useKeys([{ keys: 'o', label: t('session.endOthers'), run: () => end.mutate({}) }]);
  return (
    <Button look="danger" keys="o" disabled={end.isPending} onClick={() => end.mutate({})}>
      {t('session.endOthers')}
    </Button>
  );
}

function SessionPanel({ session, device }: { session: Session; device: string }) {
  const t = useT();
  const offer = { name: 'session.end', allowed: !session.is_current, reason: 'session_current' };
  return (
    <PanelSection title={device}>
      <Facts
        facts={[
          [t('session.network'), <bdi key="network">{session.network}</bdi>],
          [t('session.since'), <Time key="since" at={session.created_at} />],
          [t('session.seen'), <Time key="seen" at={session.seen_at} />],
        ]}
      />
      <div className="row row--wrap">
        <Actions subject={session} site="" offers={[offer]} specs={[endAction]} />
      </div>
    </PanelSection>
  );
}
