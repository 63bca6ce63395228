import * as messenger from '@intercom/messenger-js-sdk';
import { showToast } from '@paddock/ui/toast-queue';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePage } from '../../page/page-context.ts';
import type { Services } from '../../page/shell-data.ts';
import { forgetThirdParties } from '../consent/decide.ts';
import { useSession } from '../session/session-store.tsx';
import { type ChatUser, createChat } from './create-chat.ts';
import { type ChatState, NO_CHAT } from './create-chat-state.ts';
import { chatAnswered, useChatWanted } from './open-chat.ts';

const KEY = 'paddock:chat-user';

/** A signed-in customer used the chat in this browser. Kept beyond the page, for a sign-out on a page without chat. */
const rememberChatUser = (): void => localStorage.setItem(KEY, 'yes');
const hadChatUser = (): boolean => localStorage.getItem(KEY) !== null;
const forgetChatUser = (): void => localStorage.removeItem(KEY);

const chat = createChat(messenger, () => window);

const useChat = (): ChatState => useSyncExternalStore(chat.subscribe, chat.state, () => NO_CHAT);

/** Boots the messenger for who is here, follows signing in and out, and opens it when it is asked for. */
export function Messenger({ service }: { service: NonNullable<Services['chat']> }) {
  const t = useT();
  const { unread } = useChat();
  const isBooted = useBoot(service);
  useEndWithSession(isBooted);
  useTellPage(isBooted);
  useTellProduct(isBooted);
  useOpening(isBooted);
  return (
    <p className="ui-hidden" role="status">
      {unread > 0 && t('chat.unread', { count: unread })}
    </p>
  );
}

function useBoot({ appId, src, region }: NonNullable<Services['chat']>) {
  const { lang, dir, segment } = usePage();
  const { ready, loggedIn } = useSession();
  const isBooted = useRef(false);
  useEffect(() => {
    if (!ready) return undefined;
    let isHere = true;
    void (loggedIn ? askChatUser(segment ?? '') : Promise.resolve(null)).then((user) => {
      if (!isHere) return;
      // A customer has signed out: the conversation must not be shown to the next visitor (AUTH-11).
      if (!loggedIn && hadChatUser()) {
        endSession(isBooted.current);
        isBooted.current = false;
      }
      if (!isBooted.current) {
        const settings = { app_id: appId, region, src, language: lang };
        chat.boot({ ...settings, alignment: dir === 'rtl' ? 'left' : 'right' }, user ?? {});
      } else if (user) chat.update(user);
      isBooted.current = true;
      if (user) rememberChatUser();
    });
    return () => {
      isHere = false;
    };
  }, [ready, loggedIn, segment, appId, region, src, lang, dir]);
  return isBooted;
}

function endSession(isBooted: boolean) {
  if (isBooted) chat.shutdown();
  // After a sign-out on a page without chat its cookies are still there.
  else forgetThirdParties(['functional']);
  forgetChatUser();
}

const LOG_OUT = /\/(logout|my-account\/go)$/;

/** Signing out leaves this document, so the session of the chat is ended before that. */
function useEndWithSession(isBooted: { readonly current: boolean }) {
  useEffect(() => {
    const leave = (event: Event) => {
      const { action } = event.target as HTMLFormElement;
      if (isBooted.current && LOG_OUT.test(action)) endSession(true);
    };
    document.addEventListener('submit', leave, true);
    return () => document.removeEventListener('submit', leave, true);
  }, [isBooted]);
}

/** The messenger looks for news, and for messages that belong to a page, when it is told that the page has changed. */
function useTellPage(isBooted: { readonly current: boolean }) {
  const { pathname } = useLocation();
  const { ready } = useChat();
  const told = useRef(pathname);
  useEffect(() => {
    if (!ready || !isBooted.current || told.current === pathname) return;
    told.current = pathname;
    chat.update();
  }, [pathname, ready, isBooted]);
}

const PRODUCT_PAGE = /^\/[^/]+\/products\/([a-z0-9-]+)$/;

/** The agent who answers sees which models the visitor has looked at. */
function useTellProduct(isBooted: { readonly current: boolean }) {
  const { pathname } = useLocation();
  const { ready } = useChat();
  const told = useRef<string>(undefined);
  const [, product] = PRODUCT_PAGE.exec(pathname) ?? [];
  useEffect(() => {
    if (!ready || !isBooted.current || !product || told.current === product) return;
    told.current = product;
    chat.trackEvent('viewed-product', { product });
  }, [product, ready, isBooted]);
}

const MISSING_AFTER_MS = 8000;

function useOpening(isBooted: { readonly current: boolean }) {
  const t = useT();
  const isWanted = useChatWanted();
  const { ready, failed } = useChat();
  useEffect(() => {
    if (!isWanted) return undefined;
    const open = () => {
      chatAnswered();
      try {
        chat.show();
      } catch {
        showToast({ text: t('chat.missing'), variant: 'error' });
      }
    };
    if (failed || (ready && isBooted.current)) {
      open();
      return undefined;
    }
    // A script that never comes is not waited for for ever.
    const timer = setTimeout(open, MISSING_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWanted, ready, failed, isBooted, t]);
}

/** The signed-in customer's identity for the chat; null: not signed in, not verified, or no response. */
async function askChatUser(segment: string): Promise<ChatUser | null> {
  try {
    const answer = await fetch(`/${segment}/chat`);
    if (!answer.ok) return null;
    const { data } = (await answer.json()) as { data: ChatUser & { user_hash: string | null } };
    // Without a proof the chat would take any browser's word for who it is, so it learns nothing.
    const { user_hash, ...user } = data;
    return user_hash ? { ...user, user_hash } : null;
  } catch {
    return null;
  }
}
