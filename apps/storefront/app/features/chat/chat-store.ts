import * as messenger from '@intercom/messenger-js-sdk';
import { useSyncExternalStore } from 'react';

/** What the chat is told about a signed-in customer. */
export type ChatUser = { email?: string; user_id?: string; name?: string; user_hash?: string };
export type ChatSettings = {
  app_id: string;
  region: 'us' | 'eu' | 'ap';
  /** Where its script is; null: Intercom's own. */
  src: string | null;
  language: string;
  alignment: 'left' | 'right';
};
export type ChatState = {
  ready: boolean;
  visible: boolean;
  unread: number;
  /** Its script could not be loaded. */
  failed: boolean;
};
type Kept = ChatUser & { app_id?: string };

const MISSING = 'The chat object cannot be found. The widget must have loaded correctly.';
const SCRIPT = '_intercom_npm_loader';
const NOTHING: ChatState = { ready: false, visible: false, unread: 0, failed: false };

/** The one way to the messenger: the SDK is called nowhere else. */
export function createChat(sdk: typeof messenger, browser: () => Window) {
  let state = NOTHING;
  let kept: Kept = {};
  let settings: Record<string, unknown> = {};
  const listeners = new Set<() => void>();

  function change(next: Partial<ChatState>) {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  }

  // The SDK only warns when its object is gone; a press that does nothing must not look as if it had.
  function withWidget(call: () => void) {
    if (typeof browser().Intercom !== 'function') throw new Error(MISSING);
    call();
  }

  function listen() {
    sdk.onShow(() => change({ visible: true, unread: 0 }));
    sdk.onHide(() => change({ visible: false }));
    sdk.onUnreadCountChange((unread: number) => change({ unread }));
  }

  function watchScript() {
    const script = browser().document.getElementById(SCRIPT);
    script?.addEventListener('load', () => change({ ready: true }), { once: true });
    script?.addEventListener(
      'error',
      () => {
        // What is left is only a queue that is never read.
        browser().Intercom = undefined;
        script.remove();
        change({ ...NOTHING, failed: true });
      },
      { once: true },
    );
  }

  const setUser = ({ app_id, email, user_id, user_hash }: Kept) => {
    kept = { ...kept, ...defined({ app_id, email, user_id, user_hash }) };
  };

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    boot({ app_id, region, src, language, alignment }: ChatSettings, user: ChatUser = {}) {
      setUser({ app_id, ...user });
      settings = { language_override: language, alignment };
      const everything = { ...settings, ...user, ...kept, app_id };
      if (typeof browser().Intercom === 'function') {
        sdk.boot(everything);
        change({ ready: true });
      } else {
        sdk.Intercom({ ...everything, region, ...(src && { widgetUrl: src }) });
        watchScript();
      }
      listen();
    },
    /** Sends changed attributes, always with the user's identity. */
    update(data: ChatUser & Record<string, unknown> = {}) {
      withWidget(() => {
        setUser(data);
        sdk.update({ ...data, ...kept });
      });
    },
    /** Ends the conversation for this browser: the next visitor starts as a guest. */
    shutdown() {
      withWidget(() => {
        sdk.shutdown();
        kept = defined({ app_id: kept.app_id });
        browser().intercomSettings = { ...settings, app_id: kept.app_id ?? '' };
        change({ visible: false, unread: 0 });
      });
    },
    show: () => withWidget(() => sdk.show()),
    hide: () => withWidget(() => sdk.hide()),
    trackEvent: (name: string, about?: Record<string, unknown>) =>
      withWidget(() => sdk.trackEvent(name, about)),
  };
}

const defined = <T extends Record<string, unknown>>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

export const chat = createChat(messenger, () => window);

export const useChat = (): ChatState => useSyncExternalStore(chat.subscribe, chat.state, () => NOTHING);
