import { listWishList } from '@paddock/server/contracts/wish-list';
import { Button } from '@paddock/ui/button';
import { ButtonLink } from '@paddock/ui/button-link';
import { EmptyState } from '@paddock/ui/empty-state';
import { Loading } from '@paddock/ui/loading';
import { Note } from '@paddock/ui/note';
import { Link } from 'react-router';
import { failurePage } from '../../frame/page-error.server.ts';
import { PageFrame } from '../../frame/page-frame.tsx';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { useHydrated } from '../../page/use-hydrated.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/wish-list.page.ts';
import { EntryTicket } from './entry-ticket.tsx';
import { toEntryViews } from './entry-views.server.ts';
import { RecentlyViewed } from './recent/recently-viewed.tsx';
import { RemovedEntry } from './removed-entry.tsx';
import { type ShownEntry, useEntries } from './use-entries.ts';
import { MAX_ENTRIES } from './wish-list-store.ts';
import './wish-list.css';

await requireMessages('wishList', 'shop');

/** A customer's entries come with the page; a guest's are in the browser alone. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const search = visit.url.searchParams;
  const after = {
    removed: search.get('removed'),
    isFull: search.has('full'),
    hasFailed: search.has('failed'),
  };
  if (!(await visit.user())) return { entries: null, after };
  const answer = await visit.call(listWishList, {});
  if (!answer.ok) throw failurePage(answer.status);
  return { entries: toEntryViews(visit, answer.data), after };
}

export default function WishListPage({ loaderData: { entries, after } }: Route.ComponentProps) {
  const t = useT();
  const isGuest = entries === null;
  return (
    <PageFrame title={t('wishList.title')} lead={t(isGuest ? 'wishList.leadGuest' : 'wishList.lead')} noindex>
      <div className="ui-column wish-list">
        {after.hasFailed && <Note tone="alert" title={t('wishList.failed')} />}
        {after.isFull && <Note tone="warn" title={t('wishList.full', { max: MAX_ENTRIES })} />}
        {after.removed && !isGuest && <RemovedEntry entryKey={after.removed} name={null} />}
        <Entries brought={entries} />
      </div>
      <RecentlyViewed />
    </PageFrame>
  );
}

function Entries({ brought }: { brought: Route.ComponentProps['loaderData']['entries'] }) {
  const t = useT();
  const isHydrated = useHydrated();
  const { shown, status, change, retry } = useEntries(brought);
  if (brought === null && !isHydrated) return <GuestWithoutScript />;
  if (status === 'failed')
    return (
      <Note tone="alert" isLive title={t('wishList.loadFailed')}>
        <Button size="small" onClick={retry}>
          {t('wishList.retry')}
        </Button>
      </Note>
    );
  if (status === 'loading') return <Loading isLoading label={t('shell.loading')} />;
  if (shown.length === 0) return <Empty isGuest={brought === null} />;
  return (
    <ul className="wish-list__entries">
      {shown.map((one) => (
        <li key={one.entry.key}>
          <Entry shown={one} change={change} />
        </li>
      ))}
    </ul>
  );
}

type EntryProps = { shown: ShownEntry; change: (key: string, intent: 'add' | 'remove') => Promise<void> };

function Entry({ shown: { entry, isRemoved }, change }: EntryProps) {
  const name = entry.product?.name ?? null;
  return isRemoved ? (
    <RemovedEntry entryKey={entry.key} name={name} onUndo={() => void change(entry.key, 'add')} />
  ) : (
    <EntryTicket entry={entry} onRemove={() => void change(entry.key, 'remove')} />
  );
}

function Empty({ isGuest }: { isGuest: boolean }) {
  const t = useT();
  const path = usePath();
  return (
    <EmptyState
      title={t('wishList.empty')}
      actions={
        <>
          <ButtonLink as={Link} to={path('products')}>
            {t('wishList.models')}
          </ButtonLink>
          {isGuest && (
            <ButtonLink as={Link} to={path('login')} variant="quiet">
              {t('shell.account.login')}
            </ButtonLink>
          )}
        </>
      }
    >
      {t('wishList.emptyHint')}
    </EmptyState>
  );
}

/** Until the script runs; without script it stays and says where a list can be kept. */
function GuestWithoutScript() {
  const t = useT();
  const path = usePath();
  return (
    <div className="wish-list__waiting">
      <noscript>
        <p>{t('wishList.noScript')}</p>
        <a className="ui-link" href={path('login')}>
          {t('shell.account.login')}
        </a>
      </noscript>
    </div>
  );
}
