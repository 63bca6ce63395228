import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useT } from '../i18n/use-t.ts';
import { Icon } from '../kit/parts/icon.tsx';
import { Kbd } from '../kit/parts/kbd.tsx';
import { keepScope } from '../kit/session/scope.ts';
import { useMay } from '../kit/session/use-me.ts';
import { openOverlay } from './open-overlay.ts';
import { findGroup, isAt, type Place, type PlaceGroup, visiblePlaces } from './places.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { ScopePicker } from './scope-picker.tsx';

const WaitingApprovals = lazy(() => import('./waiting-approvals.tsx'));
const PinnedViews = lazy(() => import('./pinned-views.tsx'));

/** Scope, search, and the screens one may open; only the section at work is unfolded. */
export function Sidebar() {
  const t = useT();
  const may = useMay();
  const { pathname } = useLocation();
  const groups = visiblePlaces(may);
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const open = unfolded ?? findGroup(groups, pathname)?.id;
  return (
    <nav className="side" aria-label={t('shell.navigation')}>
      <ScopePicker />
      <button
        type="button"
        className="side__find"
        title={t('shell.find')}
        onClick={() => openOverlay('palette')}
        aria-keyshortcuts="Control+K"
      >
        <Icon name="search" />
        <span className="grow truncate">{t('shell.findShort')}</span>
        <Kbd keys="mod+k" />
      </button>
      {groups.map((group) => (
        <SidebarGroup
          key={group.id}
          group={group}
          isOpen={group.id === open}
          onToggle={() => setUnfolded(group.id === open ? '' : group.id)}
        />
      ))}
      <Suspense>
        <PinnedViews />
      </Suspense>
      <div className="side__foot">
        <ProfileMenu />
      </div>
    </nav>
  );
}

interface GroupProps {
  readonly group: PlaceGroup;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function SidebarGroup({ group, isOpen, onToggle }: GroupProps) {
  const t = useT();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <>
      <button type="button" className="side__item" aria-expanded={isOpen} onClick={onToggle}>
        <Icon name={group.icon} />
        {t(group.label)}
        {isOpen ? null : <Waiting places={group.places} />}
      </button>
      {isOpen
        ? group.places.map((place) => (
            <Link
              key={place.path}
              className="side__item side__item--sub"
              to={keepScope(place.path, search)}
              aria-current={isAt(place.path, pathname) ? 'page' : undefined}
            >
              {t(place.label)}
              <Waiting places={[place]} />
            </Link>
          ))
        : null}
    </>
  );
}

/** Beside the entry of approvals, or its folded section: how many wait. */
export function Waiting({ places }: { places: readonly Place[] }) {
  if (!places.some(({ path }) => path === '/approvals')) return null;
  return (
    <Suspense>
      <WaitingApprovals />
    </Suspense>
  );
}
