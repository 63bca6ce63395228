import { showToast } from '@paddock/ui/toast-queue';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { usePage } from '../../page/page-context.ts';
import { hasVisitorMark, siteCookie } from '../../page/visitor-mark.ts';
import { CartContext, useCartStore } from '../cart/cart-store.ts';
import { GUEST, type Notice, type Session, type SessionReply } from './session.ts';

type SessionState = Session & { ready: boolean; refresh: () => Promise<void> };

const NOTICES = { 'account-erased': 'shell.account.erased' } as const satisfies Record<Notice, string>;
const NOTICE_MS = 10_000;

const SessionContext = createContext<SessionState>({ ...GUEST, ready: false, refresh: async () => {} });

export const useSession = () => useContext(SessionContext);

/**
 * Loads the personal data after the page, of visitors who have some: a page view without cookies asks for nothing. A
 * failure leaves a guest and the cart as it was; nothing is shown.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const t = useT();
  const { segment, home } = usePage();
  const [session, setSession] = useState(GUEST);
  const [ready, setReady] = useState(false);
  const { store, adopt, adoptEmpty, enqueue } = useCartStore();

  const refresh = useCallback(async () => {
    if (!segment) return;
    await enqueue(async () => {
      try {
        const response = await fetch(`/${segment}/session`, { headers: { accept: 'application/json' } });
        if (!response.ok) throw new Error(`session answered ${response.status}`);
        const { cart, ...next } = (await response.json()) as SessionReply;
        setSession(next);
        if (cart.init) adopt(cart);
        if (next.notice) showToast({ text: t(NOTICES[next.notice]), durationMs: NOTICE_MS });
        if (next.loggedOut && window.location.pathname !== home) window.location.assign(home);
      } catch (error) {
        console.warn('session could not be loaded', error);
        setSession(GUEST);
      } finally {
        setReady(true);
      }
    });
  }, [segment, home, enqueue, adopt, t]);

  useEffect(() => {
    if (hasVisitorMark(document.cookie)) return void refresh();
    if (segment) rememberSite(segment);
    adoptEmpty();
    setReady(true);
  }, [refresh, adoptEmpty, segment]);

  const state = useMemo(() => ({ ...session, ready, refresh }), [session, ready, refresh]);
  return (
    <SessionContext value={state}>
      <CartContext value={store}>{children}</CartContext>
    </SessionContext>
  );
}

function rememberSite(segment: string): void {
  const cookie = siteCookie(segment, document.cookie);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  if (cookie) document.cookie = cookie;
}
