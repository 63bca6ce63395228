import { showToast } from '@paddock/ui/toast-queue';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useT } from '../i18n/use-t.ts';
import { usePage } from '../page-context.ts';
import { type Bag, NOBODY, type Notice, type Session } from './session.ts';
import { type BagCalls, useBagCalls } from './use-bag-calls.ts';

type SessionState = Omit<Session, 'cart'> &
  BagCalls & { cart: Bag & { loading: boolean }; ready: boolean; refresh: () => Promise<void> };

const NOTICES = { 'account-erased': 'shell.account.erased' } as const satisfies Record<Notice, string>;
const NOTICE_MS = 10_000;

const nothing = async () => {};
const SessionContext = createContext<SessionState>({
  ...NOBODY,
  cart: { ...NOBODY.cart, loading: false },
  ...{ ready: false, refresh: nothing, add: async () => false, remove: async () => false, adopt: () => {} },
  ...{ has: () => false, isBusy: () => false },
});

export const useSession = () => useContext(SessionContext);

/** The bag alone: what is in it, and how to change it. */
export function useBag(): BagCalls & Pick<SessionState, 'cart'> {
  const { cart, add, remove, has, isBusy, adopt } = useSession();
  return { cart, add, remove, has, isBusy, adopt };
}

/** Fetches what is personal once the page is there. A failure leaves a guest and the bag as it was, nothing is shown. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const t = useT();
  const { segment, home } = usePage();
  const [session, setSession] = useState<Session>(NOBODY);
  const [ready, setReady] = useState(false);
  const [underWay, setUnderWay] = useState(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const bag = useRef<Bag>(NOBODY.cart);

  const adopt = useCallback((cart: Bag) => {
    bag.current = cart;
    setSession((known) => ({ ...known, cart }));
  }, []);

  // One after the other: a bag that was read before a change must not be shown after it, and the cart cookie of the
  // first answer has to be there before anything is put into that cart.
  const inTurn = useCallback((work: () => Promise<void>): Promise<void> => {
    setUnderWay((count) => count + 1);
    const done = queue.current.then(work).finally(() => setUnderWay((count) => count - 1));
    queue.current = done.catch(() => {});
    return done;
  }, []);

  const refresh = useCallback(async () => {
    if (!segment) return;
    await inTurn(async () => {
      try {
        const response = await fetch(`/${segment}/session`, { headers: { accept: 'application/json' } });
        if (!response.ok) throw new Error(`session answered ${response.status}`);
        const next = (await response.json()) as Session;
        setSession((known) => ({ ...next, cart: known.cart }));
        if (next.cart.init) adopt(next.cart);
        if (next.notice) showToast({ text: t(NOTICES[next.notice]), durationMs: NOTICE_MS });
        if (next.loggedOut && window.location.pathname !== home) window.location.assign(home);
      } catch (error) {
        console.warn('session could not be loaded', error);
        setSession((known) => ({ ...NOBODY, cart: known.cart }));
      } finally {
        setReady(true);
      }
    });
  }, [segment, home, inTurn, adopt, t]);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  const calls = useBagCalls(session.cart, bag, adopt, inTurn);
  const state = useMemo(
    () => ({ ...session, ...calls, cart: { ...session.cart, loading: underWay > 0 }, ready, refresh }),
    [session, calls, underWay, ready, refresh],
  );
  return <SessionContext value={state}>{children}</SessionContext>;
}
