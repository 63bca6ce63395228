import path from 'node:path';
import { loadCatalogue } from '@paddock/i18n/catalogue';
import { speak } from '@paddock/i18n/speak';
import type { PaymentPost, ResultAction } from '@paddock/server/contracts/payments';
import { clearToasts } from '@paddock/ui/toast-queue';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, vi } from 'vitest';
import { Toasts } from '../../frame/toasts.tsx';
import { I18nContext } from '../../i18n/use-t.ts';
import { PageContextValue } from '../../page/page-context.ts';
import type { Payer } from './panel-props.ts';
import { PaymentPanel } from './payment-panel.tsx';

// A busy machine needs longer than the second that waitFor has.
configure({ asyncUtilTimeout: 5000 });

const APP = path.join(import.meta.dirname, '../..');
const Address = () => <output aria-label="address">{useLocation().pathname}</output>;

export interface Sent {
  readonly url: string;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
  readonly at: number;
}
type Reply = { status: number; body: unknown } | 'silence';

export const REGISTERED: Reply = { status: 201, body: { data: { code: 'ORDER123', status: 'success' } } };
export const refusal = (status: number, message: string | null, errors = {}): Reply => ({
  status,
  body: { message, code: 'x', errors },
});

/** The other end of the wire: answers in the given order, the last one again and again, and writes down what came. */
export function stubFetch(...replies: Reply[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const reply = replies[Math.min(sent.length, replies.length - 1)] ?? 'silence';
    sent.push({
      url,
      headers: new Headers(init.headers),
      body: JSON.parse(String(init.body)),
      at: performance.now(),
    });
    if (reply === 'silence') throw new TypeError('connection refused');
    return Response.json(reply.body, { status: reply.status });
  });
  return sent;
}

interface Staging {
  readonly post?: Partial<PaymentPost>;
  readonly locale?: string;
  readonly termsAccepted?: boolean;
  readonly friendlyErrors?: boolean;
  readonly onAnother?: () => void;
  /** The country of the site; absent: none whose law gives the order button its words. */
  readonly country?: string;
  readonly payer?: Payer;
}

/** Shows a panel as the checkout does, and where it leads. Returns when it was first shown. */
export async function renderPanel(component: string, staging: Staging = {}): Promise<number> {
  const { locale = 'en', termsAccepted = true, friendlyErrors = false, onAnother = () => {} } = staging;
  const action = {
    component,
    post: { url: '/it-en/checkout/ORDER123/attempts/1', order_code: 'ORDER123', ...staging.post },
    order: { code: 'ORDER123', total_formatted: '€10,580.00', deadline_at: null, seconds_left: null },
  } as ResultAction;
  const panel = (
    <PaymentPanel
      action={action}
      termsAccepted={termsAccepted}
      friendlyErrors={friendlyErrors}
      onAnother={onAnother}
      methodId={7}
      payer={staging.payer}
    />
  );
  const shell = { currentSite: { country: { iso: staging.country ?? null } } };
  const children = [
    { path: '/', element: panel },
    { path: '*', element: <Address /> },
  ];
  const router = createMemoryRouter([{ id: 'shell/site.layout', loader: () => shell, children }], {
    hydrationData: { loaderData: { 'shell/site.layout': shell } },
  });
  const page = {
    locale,
    edition: locale,
    lang: locale,
    dir: 'ltr',
    segment: 'it-en',
    home: '/',
    brand: 'B',
    origin: '',
    regime: null,
    words: null,
    reports: null,
  } as const;
  render(
    <PageContextValue value={page}>
      <I18nContext value={speak(locale, loadCatalogue(APP, locale))}>
        <RouterProvider router={router} />
        <Toasts />
      </I18nContext>
    </PageContextValue>,
  );
  await waitFor(() => expect(document.querySelector('.pay__form, .ui-note')).not.toBeNull());
  return performance.now();
}

export const currentPath = async () =>
  (await screen.findByLabelText('address', {}, { timeout: 3000 })).textContent;

export function unmountPanel() {
  cleanup();
  // The queue is shared by all tests of a worker.
  clearToasts();
  vi.unstubAllGlobals();
}
