import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { MessageId } from '../i18n/message-id.ts';
import { useT } from '../i18n/use-t.ts';
import { Dialog } from '../kit/overlay/dialog.tsx';
import { Icon } from '../kit/parts/icon.tsx';
import type { IconName } from '../kit/parts/icon-paths.ts';
import { keepScope } from '../kit/session/scope.ts';
import { useMay } from '../kit/session/use-me.ts';
import { openOverlay } from './open-overlay.ts';
import { isAt, visiblePlaces } from './places.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { ScopePicker } from './scope-picker.tsx';
import { Waiting } from './sidebar.tsx';

const PinnedViews = lazy(() => import('./pinned-views.tsx'));

const TABS: readonly { path: string; label: MessageId; icon: IconName }[] = [
  { path: '/', label: 'shell.today', icon: 'today' },
  { path: '/orders', label: 'shell.orders', icon: 'sales' },
  { path: '/scan', label: 'shell.scan', icon: 'scan' },
  { path: '/tickets', label: 'shell.tickets', icon: 'tickets' },
  { path: '/transfers', label: 'shell.transfers', icon: 'payments' },
];
/** With "Menu" behind them; more would be too narrow for a thumb. */
const MAX_TABS = 4;

/** The bottom bar of a phone: the screens used there, and all others behind "Menu". */
export function PhoneBar() {
  const t = useT();
  const may = useMay();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const groups = visiblePlaces(may);
  const visible = groups.flatMap(({ places }) => places);
  const tabs = TABS.filter(({ path }) => visible.some((place) => place.path === path)).slice(0, MAX_TABS);
  const address = `${pathname}?${search}`;
  return (
    <nav className="nav" aria-label={t('shell.navigation')}>
      {tabs.map(({ path, label, icon }) => (
        <Link
          key={path}
          className={path === '/scan' ? 'nav__scan' : undefined}
          to={keepScope(path, search)}
          aria-current={isAt(path, pathname) ? 'page' : undefined}
        >
          <Icon name={icon} size={22} />
          <span className="truncate">{t(label)}</span>
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={() => setOpenAt(address)}>
        <Icon name="list" size={22} />
        <span className="truncate">{t('shell.menu')}</span>
      </button>
      {/* Choosing a screen or another scope changes the address, which closes the menu. */}
      {openAt === address ? <PhoneMenu groups={groups} onClose={() => setOpenAt(null)} /> : null}
    </nav>
  );
}

interface PhoneMenuProps {
  readonly groups: ReturnType<typeof visiblePlaces>;
  onClose(): void;
}

/** What the sidebar has on wide windows. */
function PhoneMenu({ groups, onClose }: PhoneMenuProps) {
  const t = useT();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <Dialog title={t('shell.menu')} look="drawer" onClose={onClose}>
      <div className="side side--phone">
        <ScopePicker />
        <button
          type="button"
          className="side__find"
          onClick={() => {
            onClose();
            openOverlay('palette');
          }}
        >
          <Icon name="search" />
          <span className="grow truncate">{t('shell.find')}</span>
        </button>
        {groups.map((group) => (
          <section key={group.id}>
            <h3 className="side__group">{t(group.label)}</h3>
            {group.places.map((place) => (
              <Link
                key={place.path}
                className="side__item"
                to={keepScope(place.path, search)}
                aria-current={isAt(place.path, pathname) ? 'page' : undefined}
              >
                {t(place.label)}
                <Waiting places={[place]} />
              </Link>
            ))}
          </section>
        ))}
        <Suspense>
          <PinnedViews />
        </Suspense>
        <ProfileMenu />
      </div>
    </Dialog>
  );
}
