import type * as messenger from '@intercom/messenger-js-sdk';
import { type ChatState, createChatState, NO_CHAT } from './create-chat-state.ts';

const SCRIPT = '_intercom_npm_loader';

/** Calls back once, when the script that the SDK has added is loaded or has failed. */
function watchMessengerScript(
  browser: Window,
  { onLoad, onError }: { onLoad: () => void; onError: () => void },
) {
  const script = browser.document.getElementById(SCRIPT);
  script?.addEventListener('load', onLoad, { once: true });
  script?.addEventListener(
    'error',
    () => {
      // What is left is only a queue that is never read.
      browser.Intercom = undefined;
      script.remove();
      onError();
    },
    { once: true },
  );
}

/** Visibility and unread messages, as the messenger reports them. */
function followMessenger(sdk: typeof messenger, change: (next: Partial<ChatState>) => void) {
  sdk.onShow(() => change({ visible: true, unread: 0 }));
  sdk.onHide(() => change({ visible: false }));
  sdk.onUnreadCountChange((unread: number) => change({ unread }));
}

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
type Identity = ChatUser & { app_id?: string };

const MISSING = 'The chat object cannot be found. The widget must have loaded correctly.';

/** The only caller of the messenger's SDK. */
export function createChat(sdk: typeof messenger, browser: () => Window) {
  let identity: Identity = {};
  let settings: Record<string, unknown> = {};
  const { state, change, subscribe } = createChatState();

  // The SDK only warns when its object is gone; a press that does nothing must not look as if it had.
  function withWidget(call: () => void) {
    if (typeof browser().Intercom !== 'function') throw new Error(MISSING);
    call();
  }

  const setUser = ({ app_id, email, user_id, user_hash }: Identity) => {
    identity = { ...identity, ...defined({ app_id, email, user_id, user_hash }) };
  };

  return {
    state,
    subscribe,
    boot({ app_id, region, src, language, alignment }: ChatSettings, user: ChatUser = {}) {
      setUser({ app_id, ...user });
      settings = { language_override: language, alignment };
      const everything = { ...settings, ...user, ...identity, app_id };
      if (typeof browser().Intercom === 'function') {
        sdk.boot(everything);
        change({ ready: true });
      } else {
        sdk.Intercom({ ...everything, region, ...(src && { widgetUrl: src }) });
        watchMessengerScript(browser(), {
          onLoad: () => change({ ready: true }),
          onError: () => change({ ...NO_CHAT, failed: true }),
        });
      }
      followMessenger(sdk, change);
    },
    /** Sends changed attributes, always with the user's identity. */
    update(data: ChatUser & Record<string, unknown> = {}) {
      withWidget(() => {
        setUser(data);
        sdk.update({ ...data, ...identity });
      });
    },
    /** Ends the conversation for this browser: the next visitor starts as a guest. */
    shutdown() {
      withWidget(() => {
        sdk.shutdown();
        identity = defined({ app_id: identity.app_id });
        browser().intercomSettings = { ...settings, app_id: identity.app_id ?? '' };
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
