import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '@paddock/i18n/catalogue';
import { speak } from '@paddock/i18n/speak';
import { prerender } from 'react-dom/static';
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { I18nContext } from '../../i18n/use-t.ts';
import { PageContextValue } from '../../page/page-context.ts';
import type { PageErrorCode } from '../../page/page-error.ts';
import { ErrorPage } from './error-page.tsx';

const catalogue = loadCatalogue(fileURLToPath(new URL('../..', import.meta.url)), 'en');
const picture = { key: 'x', width: 16, height: 9, widths: [320] };
const page = {
  locale: 'en',
  edition: 'en',
  lang: 'en',
  dir: 'ltr',
  segment: null,
  home: '/it-en',
  brand: 'B',
  origin: '',
  regime: null,
  words: null,
  reports: null,
} as const;

let shown: unknown;
const Shown = () => <ErrorPage error={shown} />;
const Page = createRoutesStub([{ path: '/', Component: Shown }]);

async function show(error: unknown) {
  shown = error;
  const { prelude } = await prerender(
    <PageContextValue value={page}>
      <I18nContext value={speak('en', catalogue)}>
        <Page />
      </I18nContext>
    </PageContextValue>,
  );
  // Between two texts React puts a comment.
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '');
}

const thrown = (code: PageErrorCode, status: number, more = {}) =>
  new ErrorResponse(status, '', { code, picture, ...more });

test('[SHELL-49] [ERRORS-06] an unknown guard is named in the words of the specification', async () => {
  expect(await show(thrown('unknown_guard', 500))).toContain('Unknown middleware');
});

test('[SHELL-59] anything unforeseen: the generic error page with its way home', async () => {
  for (const error of [new Error('secret detail'), null, thrown('unavailable', 503)]) {
    const html = await show(error);
    expect(html).toContain('An error occurred while showing the error page');
    expect(html).toContain('href="/it-en"');
    expect(html).not.toContain('secret detail');
  }
});

test('[SITES-22] [ERRORS-07] [C-22] maintenance has its text, also where the office is not known', async () => {
  expect(await show(thrown('maintenance', 503))).toContain(
    'This page is under maintenance. Please check again later.',
  );
});

test('[SITES-21] [RESULT-13] the maintenance page names phone, e-mail address and hours of the office, and when to come back', async () => {
  const hours = [{ days: 'Monday – Friday', times: '09:00 – 18:00' }];
  const html = await show(
    thrown('maintenance', 503, {
      office: {
        phone: '+64 9 555 1911',
        email: 'service@moto.test',
        back: 'Tuesday, 18:30',
        hours,
        clock: 'New Zealand Time',
      },
    }),
  );
  expect(html).toContain('href="mailto:service@moto.test"');
  expect(html).toContain('Tuesday, 18:30');
  expect(html).toContain('href="tel:+6495551911"');
  expect(html).toContain('Monday – Friday');
  expect(html).toContain('09:00 – 18:00');
  expect(html).toContain('New Zealand Time');
});
