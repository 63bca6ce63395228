import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useT } from '../i18n/use-t.ts';
import { handleKey } from '../kit/keys/keys.ts';
import { useKeys } from '../kit/keys/use-keys.ts';
import { Toasts } from '../kit/overlay/toast.tsx';
import { Mark } from '../kit/parts/mark.tsx';
import { FailedState } from '../kit/parts/state-page.tsx';
import { PHONE, useMedia } from '../kit/screen/use-media.ts';
import { keepLastPlace } from '../kit/session/last-place.ts';
import type { Me } from '../kit/session/me.contract.ts';
import { keepScope } from '../kit/session/scope.ts';
import { MeContext, useMay, useMeQuery } from '../kit/session/use-me.ts';
import { toggleTheme } from '../kit/theme.ts';
import { listenForOverlays, type Overlay } from './open-overlay.ts';
import { PhoneBar } from './phone-bar.tsx';
import { visiblePlaces } from './places.ts';
import { SessionGate } from './session-gate.tsx';
import { Sidebar } from './sidebar.tsx';

const KeyHelp = lazy(() => import('./key-help.tsx'));
const loadPalette = () => import('./palette.tsx');
const Palette = lazy(loadPalette);

/** The frame around every screen: the signed-in person, the sidebar, and the keys that work everywhere. */
export default function FrameLayout() {
  const me = useMeQuery();
  const { pathname, search } = useLocation();
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  if (me.data) return <Frame me={me.data} />;
  if (me.isError) {
    if (me.error.status !== 401) return <FailedState error={me.error} onRetry={() => void me.refetch()} />;
    return <Navigate to={`/sign-in?return=${encodeURIComponent(pathname + search)}`} replace />;
  }
  return (
    <div className="splash" aria-busy="true">
      <Mark size={40} />
    </div>
  );
}

function Frame({ me }: { me: Me }) {
  const t = useT();
  const isPhone = useMedia(PHONE);
  return (
    <MeContext value={me}>
      <a className="skip" href="#content">
        {t('shell.skip')}
      </a>
      <div className="app">
        {isPhone ? null : <Sidebar />}
        <RouteFocus />
        <LastPlace />
        <Outlet />
        {isPhone ? <PhoneBar /> : null}
      </div>
      <GlobalKeys />
      <Toasts />
      <SessionGate />
    </MeContext>
  );
}

const PRELOAD_MS = 1_000;

function GlobalKeys() {
  const t = useT();
  const may = useMay();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [open, setOpen] = useState<Overlay | null>(null);
  const places = visiblePlaces(may).flatMap((group) => group.places);
  const group = t('shell.keys.everywhere');
  const goTo = t('shell.keys.goTo');
  useKeys([
    { keys: 'mod+k', label: t('shell.find'), group, run: () => setOpen('palette') },
    { keys: '?', label: t('shell.keys.help'), group, run: () => setOpen('help') },
    { keys: 'mod+shift+l', label: t('shell.theme'), group, run: () => void toggleTheme() },
    ...places.flatMap(({ go, path, label }) =>
      go
        ? [
            {
              keys: `g ${go}`,
              label: t(label),
              group: goTo,
              run: () => void navigate(keepScope(path, search)),
            },
          ]
        : [],
    ),
  ]);
  useEffect(() => {
    const stopListening = listenForOverlays(setOpen);
    // Loaded ahead, so that what is typed right after Ctrl+K reaches its field.
    const timer = setTimeout(loadPalette, PRELOAD_MS);
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, []);
  return (
    <Suspense>
      {open === 'help' ? <KeyHelp onClose={() => setOpen(null)} /> : null}
      {open === 'palette' ? <Palette onClose={() => setOpen(null)} /> : null}
    </Suspense>
  );
}

const SETTLED_MS = 800;

/** Remembers where the person is, for the next sign-in; a screen that is only passed through is not kept. */
function LastPlace() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const keep = () => keepLastPlace(`${pathname}${search}`, document.title.replace(/ · [^·]*$/, ''));
    const timer = setTimeout(keep, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [pathname, search]);
  return null;
}

/** A new screen begins at its content, for keyboards and screen readers alike. */
function RouteFocus() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname && !document.activeElement?.closest('#content')) document.getElementById('content')?.focus();
  }, [pathname]);
  return null;
}
