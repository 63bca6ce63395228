import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { initMessages } from '../i18n/messages.ts';
import { I18nContext } from '../i18n/use-t.ts';
import { queryClient } from './calls/query-client.ts';
import { handleKey } from './keys/keys.ts';
import { clearToasts, Toasts } from './overlay/toast.tsx';
import type { Me } from './session/me.contract.ts';
import { MeContext } from './session/use-me.ts';

// On a busy machine a state may come late. The limit is only there to end what hangs.
configure({ asyncUtilTimeout: 30_000 });

const speaker = await initMessages();
let address = '';

const ME: Me = {
  id: '7',
  name: 'Marta',
  permissions: {},
  sites: [{ slug: 'it', name: 'Italy', region: 'europe', currency: 'EUR', timezone: 'Europe/Rome' }],
};

function Address() {
  const { pathname, search } = useLocation();
  address = `${pathname}${search}`;
  return null;
}

/** Shows a component as the frame does: with words, a signed-in person, keys, toasts and an address. */
export function renderInDesk(element: ReactNode, path = '/') {
  document.addEventListener('keydown', handleKey);
  return render(element, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <I18nContext value={speaker}>
          <MeContext value={ME}>
            <MemoryRouter initialEntries={[path]}>
              {children}
              <Toasts />
              <Address />
            </MemoryRouter>
          </MeContext>
        </I18nContext>
      </QueryClientProvider>
    ),
  });
}

/** Path and search parameters of the shown page. */
export const readAddress = () => decodeURIComponent(address);

/** After each test: what it rendered, loaded and stubbed does not reach the next one. */
export async function leaveDesk(): Promise<void> {
  cleanup();
  vi.useRealTimers();
  // What is sent on leaving, such as a draft, still reaches the stubs.
  await new Promise((resolve) => setTimeout(resolve));
  document.removeEventListener('keydown', handleKey);
  clearToasts();
  queryClient.clear();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: unknown;
}

type Answer = readonly [status: number, body: object] | 'lost';

/** Answers in place of the api; returns the calls that were sent, in order. */
export function answerCalls(answer: (call: SentCall, place: number) => Answer | Promise<Answer>): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://desk.example');
    const call = {
      method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: new Headers(headers),
      body: body ? JSON.parse(String(body)) : undefined,
    };
    const reply = await answer(call, sent.push(call) - 1);
    if (reply === 'lost') throw new TypeError('fetch failed');
    return new Response(JSON.stringify(reply[1]), { status: reply[0] });
  });
  return sent;
}

/** The window of a desk, with room for rows; happy-dom lays nothing out. */
export function openWindow(width = 1440, height = 900): void {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
}

/** Presses a key where the focus is, as a keyboard does. False: the desk has used the key. */
export const press = (key: string, modifiers: { ctrlKey?: boolean; shiftKey?: boolean } = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });

/** With fake timers: lets time pass and everything that waits for it happen. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
