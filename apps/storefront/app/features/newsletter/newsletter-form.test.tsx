// @vitest-environment happy-dom
import path from 'node:path';
import { loadCatalogue } from '@paddock/i18n/catalogue';
import { speak } from '@paddock/i18n/speak';
import { clearToasts, listToasts } from '@paddock/ui/toast-queue';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nContext } from '../../i18n/use-t.ts';
import { PageContextValue } from '../../page/page-context.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const APP = path.join(import.meta.dirname, '../..');
const PAGE = {
  locale: 'en',
  edition: 'en',
  lang: 'en-IT',
  dir: 'ltr' as const,
  segment: 'it-en',
  home: '/it-en',
  brand: 'Aurelia',
  origin: 'http://shop.example',
  regime: null,
  words: null,
  reports: null,
};

interface RenderParams {
  callback: () => void;
  'expired-callback': () => void;
  'chalexpired-callback': () => void;
  'error-callback': (why: string) => void;
}
type Solve = (params: RenderParams) => void;

/** What hCaptcha's script puts on the page; `solve` is what happens when it is asked. */
function playCaptcha(solve: Solve) {
  let params: RenderParams | null = null;
  vi.stubGlobal('hcaptcha', {
    render: (_box: unknown, options: RenderParams) => {
      params = options;
      return 'widget-1';
    },
    execute: () => params && solve(params),
    reset: () => {},
    remove: () => {},
    getResponse: () => 'P1_answer',
    getRespKey: () => 'E1',
  });
}

/** Our own server: the captcha's keys, then these answers to the form, one after the other. */
function answerWith(...answers: { status: number; body: object }[]) {
  const sent: { url: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/it-en/captcha')
      return Response.json({ scriptUrl: 'http://captcha.example/1/api.js', sitekey: 'key' });
    sent.push({ url, body: JSON.parse(String(init?.body)) });
    const { status, body } = answers[sent.length - 1] ?? { status: 500, body: {} };
    return Response.json(body, { status });
  });
  return sent;
}

const SENT = { status: 202, body: { data: { status: 'sent' } } };
const PASSES: Solve = ({ callback }) => setTimeout(callback);

function show() {
  const i18n = speak('en', loadCatalogue(APP, 'en'));
  render(
    <PageContextValue value={PAGE}>
      <I18nContext value={i18n}>
        <NewsletterForm />
      </I18nContext>
    </PageContextValue>,
  );
}
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const terms = () => screen.getByRole<HTMLInputElement>('checkbox');
const button = () => screen.getByRole('button', { name: 'Subscribe' });
function fill(address = 'anna@letters.example') {
  fireEvent.input(email(), { target: { value: address } });
  if (!terms().checked) fireEvent.click(terms());
  fireEvent.submit(email().form as HTMLFormElement);
}
const isFree = () => waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
const alert = () => screen.queryByRole('alert')?.textContent;

afterEach(() => {
  cleanup();
  clearToasts();
  vi.unstubAllGlobals();
});

test('[NEWSLETTER-02] without e-mail or terms nothing is requested', () => {
  const sent = answerWith(SENT);
  show();
  fireEvent.submit(email().form as HTMLFormElement);
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(terms().getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('.letters__terms--wrong')).not.toBeNull();
  expect(sent).toEqual([]);
});

test('[NEWSLETTER-03] [NEWSLETTER-04] [NEWSLETTER-05] the captcha’s answer is posted, then thanks and an empty form', async () => {
  playCaptcha(PASSES);
  const sent = answerWith(SENT);
  show();
  fill();
  expect(button().getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(listToasts()).toHaveLength(1));
  expect(sent).toEqual([
    {
      url: '/it-en/subscriber',
      body: { email: 'anna@letters.example', accept_terms: true, 'h-captcha-response': 'P1_answer' },
    },
  ]);
  expect(listToasts()[0]?.text).toMatch(/^Thank you/);
  await waitFor(() => expect([email().value, terms().checked]).toEqual(['', false]));
});

test('[NEWSLETTER-06] [NEWSLETTER-07] [NEWSLETTER-08] errors stand under their fields, the terms are unticked; and again it can be sent', async () => {
  playCaptcha(PASSES);
  const errors = { email: ['Not this one.'], accept_terms: ['Please accept the terms first.'] };
  answerWith({ status: 422, body: { message: 'x', code: 'validation_failed', errors } }, SENT);
  show();
  fill();
  await waitFor(() => expect(screen.getByText('Not this one.')).toBeTruthy());
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(email().value).toBe('anna@letters.example');
  await waitFor(() => expect(terms().checked).toBe(false));
  expect(terms().getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('.letters__terms--wrong')).not.toBeNull();
  fill();
  await waitFor(() => expect(listToasts()).toHaveLength(1));
});

test.each([
  ['a puzzle that runs out', (options) => setTimeout(options['chalexpired-callback']), /timed out/],
  ['an answer that runs out', (options) => setTimeout(options['expired-callback']), /timed out/],
  [
    'a puzzle that is closed',
    (options) => setTimeout(() => options['error-callback']('challenge-closed')),
    /closed/,
  ],
  [
    'a puzzle that cannot be shown',
    (options) => setTimeout(() => options['error-callback']('network-error')),
    /couldn’t load/,
  ],
] as [string, Solve, RegExp][])('[NEWSLETTER-09] %s puts the button back', async (_what, solve, words) => {
  playCaptcha(solve);
  const sent = answerWith(SENT);
  show();
  fill();
  expect(button().getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(alert()).toMatch(words));
  await isFree();
  await waitFor(() => expect(terms().checked).toBe(false));
  expect(sent).toEqual([]);
  playCaptcha(PASSES);
  fill();
  await waitFor(() => expect(listToasts()).toHaveLength(1));
});

test('[NEWSLETTER-10] a failed load of the captcha keys enables the button again', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('connection refused');
  });
  show();
  fill();
  await waitFor(() => expect(alert()).toMatch(/security check couldn’t load/));
  await isFree();
});

test('a refusal without a field is said above all; no answer is said too', async () => {
  playCaptcha(PASSES);
  const message = 'The security check isn’t responding.';
  answerWith({ status: 503, body: { message, code: 'captcha_unavailable', errors: {} } });
  show();
  fill();
  await waitFor(() => expect(alert()).toBe(message));
  fill();
  await waitFor(() => expect(alert()).toMatch(/seem to be offline/));
});
