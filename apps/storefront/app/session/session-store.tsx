import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { usePage } from '../page-context.ts';
import { NOBODY, type Session } from './session.ts';

type SessionState = Session & { ready: boolean; refresh: () => Promise<void> };

const SessionContext = createContext<SessionState>({ ...NOBODY, ready: false, refresh: async () => {} });

export const useSession = () => useContext(SessionContext);

/** Fetches what is personal once the page is there. A failure leaves a guest with an empty bag, nothing is shown. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { segment, home } = usePage();
  const [session, setSession] = useState<Session>(NOBODY);
  const [ready, setReady] = useState(false);

  const refresh = useCallback(async () => {
    if (!segment) return;
    try {
      const response = await fetch(`/${segment}/session`, { headers: { accept: 'application/json' } });
      if (!response.ok) throw new Error(`session answered ${response.status}`);
      const next = (await response.json()) as Session;
      setSession(next);
      if (next.loggedOut && window.location.pathname !== home) window.location.assign(home);
    } catch (error) {
      console.warn('session could not be loaded', error);
      setSession(NOBODY);
    } finally {
      setReady(true);
    }
  }, [segment, home]);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  const state = useMemo(() => ({ ...session, ready, refresh }), [session, ready, refresh]);
  return <SessionContext value={state}>{children}</SessionContext>;
}
