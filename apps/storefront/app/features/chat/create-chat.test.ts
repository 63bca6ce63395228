import type * as messenger from '@intercom/messenger-js-sdk';
import { beforeEach, expect, test } from 'vitest';
import { createChat } from './create-chat.ts';

type Call = [name: string, ...args: unknown[]];
const SETTINGS = {
  app_id: 'vnlit1830',
  region: 'eu' as const,
  src: 'http://localhost:4621/widget/vnlit1830',
  language: 'it',
  alignment: 'right' as const,
};
const LIVIA = { user_id: 'it-7', email: 'livia@example.test', name: 'Livia Serra', user_hash: 'abc' };
const MISSING = 'The chat object cannot be found. The widget must have loaded correctly.';

/** The SDK with the widget behind it: what it is told, and what it says. */
function world() {
  const calls: Call[] = [];
  const heard: Record<string, (value?: number) => void> = {};
  const script: Record<string, () => void> = {};
  const browser = {
    Intercom: undefined as unknown,
    intercomSettings: undefined as unknown,
    document: {
      getElementById: () => ({
        addEventListener: (name: string, then: () => void) => {
          script[name] = then;
        },
        remove: () => {},
      }),
    },
  };
  const tell =
    (name: string) =>
    (...args: unknown[]) =>
      void calls.push([name, ...args]);
  const hear = (name: string) => (handler: () => void) => {
    heard[name] = handler;
  };
  const begin = (props: unknown) => {
    browser.Intercom = () => {};
    tell('Intercom')(props);
  };
  const sdk = {
    Intercom: begin,
    ...Object.fromEntries(
      ['boot', 'update', 'shutdown', 'show', 'hide', 'trackEvent'].map((name) => [name, tell(name)]),
    ),
    ...Object.fromEntries(['onShow', 'onHide', 'onUnreadCountChange'].map((name) => [name, hear(name)])),
  };
  const chat = createChat(sdk as unknown as typeof messenger, () => browser as unknown as Window);
  return { chat, calls, heard, script, browser };
}

let w: ReturnType<typeof world>;
beforeEach(() => {
  w = world();
});

test('[CHAT-02] the widget can be booted, updated, shown, hidden, given events and shut down', () => {
  w.chat.boot(SETTINGS);
  w.chat.update({ plan: 'none' });
  w.chat.show();
  w.chat.hide();
  w.chat.trackEvent('viewed-product', { product: 'lupo-500' });
  w.chat.shutdown();
  w.chat.boot(SETTINGS);
  expect(w.calls.map(([name]) => name)).toEqual([
    ...['Intercom', 'update', 'show', 'hide', 'trackEvent', 'shutdown', 'boot'],
  ]);
  expect(w.calls[0]?.[1]).toMatchObject({
    app_id: 'vnlit1830',
    region: 'eu',
    widgetUrl: SETTINGS.src,
    language_override: 'it',
    alignment: 'right',
  });
  expect(w.calls[4]).toEqual(['trackEvent', 'viewed-product', { product: 'lupo-500' }]);
});

test('[CHAT-03] app_id, email and user_id are kept between updates', () => {
  w.chat.boot(SETTINGS, LIVIA);
  w.chat.update({ page: '/it-it/news' });
  w.chat.update({ email: 'livia@new.test' });
  w.chat.update();
  const [, , , last] = w.calls.map(([, data]) => data);
  expect(w.calls[1]?.[1]).toEqual({
    page: '/it-it/news',
    app_id: 'vnlit1830',
    email: 'livia@example.test',
    user_id: 'it-7',
    user_hash: 'abc',
  });
  expect(last).toMatchObject({ app_id: 'vnlit1830', email: 'livia@new.test', user_id: 'it-7' });
});

test('[CHAT-04] shutting down forgets who it was', () => {
  w.chat.boot(SETTINGS, LIVIA);
  w.chat.shutdown();
  expect(w.browser.intercomSettings).toEqual({
    app_id: 'vnlit1830',
    language_override: 'it',
    alignment: 'right',
  });
  w.chat.boot(SETTINGS);
  w.chat.update({ page: '/' });
  expect(w.calls.at(-1)?.[1]).toEqual({ page: '/', app_id: 'vnlit1830' });
});

test('[CHAT-05] ready, visible and the unread count are known', () => {
  const states: unknown[] = [];
  w.chat.subscribe(() => states.push(w.chat.state()));
  expect(w.chat.state()).toEqual({ ready: false, visible: false, unread: 0, failed: false });
  w.chat.boot(SETTINGS);
  w.script.load?.();
  w.heard.onUnreadCountChange?.(3);
  expect(w.chat.state()).toMatchObject({ ready: true, visible: false, unread: 3 });
  w.heard.onShow?.();
  expect(w.chat.state()).toMatchObject({ ready: true, visible: true, unread: 0 });
  w.heard.onHide?.();
  expect(w.chat.state()).toMatchObject({ ready: true, visible: false, unread: 0 });
  expect(states).toHaveLength(4);
});

test.each(['update', 'shutdown', 'show', 'hide', 'trackEvent'] as const)(
  '[CHAT-07] without the widget %s says that it cannot be found and must have loaded',
  (call) => {
    expect(() => w.chat[call]('x' as never)).toThrow(MISSING);
    w.chat.boot(SETTINGS);
    expect(() => w.chat[call]('x' as never)).not.toThrow();
    // The script could not be loaded: what is left is a queue that is never read.
    w.script.error?.();
    expect(() => w.chat[call]('x' as never)).toThrow(MISSING);
    expect(w.chat.state()).toMatchObject({ ready: false, failed: true });
  },
);
