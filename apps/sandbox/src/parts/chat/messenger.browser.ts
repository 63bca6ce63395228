/// <reference lib="dom" />
import { openPanel, type Panel } from './panel.browser.ts';

type Data = Record<string, unknown>;
type Handler = (value?: number) => void;
type Widget = ((...command: unknown[]) => unknown) & { q?: unknown[][]; booted?: boolean };
interface IntercomWindow extends Window {
  Intercom?: Widget;
  intercomSettings?: Data;
}

const page = window as unknown as IntercomWindow;
const origin = new URL((document.currentScript as HTMLScriptElement).src).origin;
const handlers: Record<'onShow' | 'onHide' | 'onUnreadCountChange', Handler[]> = {
  onShow: [],
  onHide: [],
  onUnreadCountChange: [],
};
const ASK_EVERY_MS = 1000;
const NINE_MONTHS = 270 * 86_400;
const WEEK = 7 * 86_400;

let appId = '';
let user: Data = {};
let unread = 0;
let panel: Panel | null = null;
let polling: ReturnType<typeof setInterval> | undefined;

const emit = (name: keyof typeof handlers, value?: number) => {
  for (const handler of handlers[name]) handler(value);
};
const cookieName = () => `intercom-session-${appId}`;
const setCookie = (name: string, value: string, seconds: number) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the real one does
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
};
const sessionOf = () => new RegExp(`(?:^|; )${cookieName()}=([^;]*)`).exec(document.cookie)?.[1] ?? null;

async function tell(call: string, about?: unknown) {
  const body = JSON.stringify({ call, app_id: appId, session: sessionOf(), user, about });
  const answer = await fetch(`${origin}/messenger/web/ping`, { method: 'POST', body, keepalive: true });
  if (!answer.ok) return shutDown();
  const { session } = (await answer.json()) as { session: string };
  if (panel && call !== 'shutdown') setCookie(cookieName(), session, WEEK);
}

function count(next: number) {
  unread = next;
  panel?.count(unread);
  emit('onUnreadCountChange', unread);
}

async function fetchReplies() {
  const session = sessionOf();
  if (!session || !panel) return;
  const answer = await fetch(`${origin}/messenger/web/replies?session=${encodeURIComponent(session)}`);
  const { replies } = (await answer.json()) as { replies: string[] };
  for (const text of replies) panel?.say(text);
  if (replies.length > 0 && !panel?.isOpen()) count(unread + replies.length);
}

function show() {
  panel?.open();
  count(0);
  emit('onShow');
  void tell('show');
}

function hide() {
  panel?.close();
  emit('onHide');
  void tell('hide');
}

function keepUser(data: Data) {
  const { user_id, email, name, user_hash } = data;
  const input = { user_id, email, name, user_hash };
  for (const [key, value] of Object.entries(input)) if (value !== undefined) user[key] = value;
}

function boot(settings: Data = {}) {
  shutDown();
  appId = String(settings.app_id ?? '');
  if (!appId) return;
  keepUser(settings);
  setCookie(`intercom-id-${appId}`, crypto.randomUUID(), NINE_MONTHS);
  panel = openPanel({
    alignment: settings.alignment === 'left' ? 'left' : 'right',
    onToggle: () => (panel?.isOpen() ? hide() : show()),
    onWrite: (text) => void tell('message', text),
  });
  polling = setInterval(() => void fetchReplies(), ASK_EVERY_MS);
  void tell('boot');
}

function shutDown() {
  clearInterval(polling);
  panel?.remove();
  panel = null;
  user = {};
  unread = 0;
  if (appId) setCookie(cookieName(), '', 0);
}

const commands: Record<string, (...args: never[]) => unknown> = {
  boot,
  shutdown: () => {
    void tell('shutdown');
    shutDown();
  },
  update(data: Data = {}) {
    keepUser(data);
    void tell('update', data);
  },
  show,
  hide,
  showMessages: show,
  showNewMessage: show,
  trackEvent: (name: string, about: unknown) => void tell('trackEvent', { name, about }),
  onShow: (handler: Handler) => void handlers.onShow.push(handler),
  onHide: (handler: Handler) => void handlers.onHide.push(handler),
  onUnreadCountChange: (handler: Handler) => {
    handlers.onUnreadCountChange.push(handler);
    handler(unread);
  },
  getVisitorId: () => sessionOf() ?? undefined,
  reattach_activator: () => undefined,
};

const waitingCommands = page.Intercom?.q ?? [];
const widget: Widget = (...command) => {
  const [name, ...args] = command;
  return commands[String(name)]?.(...(args as never[]));
};
widget.booted = true;
page.Intercom = widget;
if (page.intercomSettings?.app_id) boot(page.intercomSettings);
for (const command of waitingCommands) widget(...Array.from(command));
