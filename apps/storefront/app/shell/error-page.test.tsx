import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '@paddock/i18n/catalogue';
import { speak } from '@paddock/i18n/speak';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { I18nContext } from '../i18n/use-t.ts';
import { PageContextValue } from '../page-context.ts';
import { ErrorPage } from './error-page.tsx';
import type { PageErrorCode } from './page-error.ts';

const catalogue = loadCatalogue(fileURLToPath(new URL('..', import.meta.url)), 'en');
const picture = { key: 'x', width: 16, height: 9, widths: [320] };
const page = {
  locale: 'en',
  lang: 'en',
  dir: 'ltr',
  segment: null,
  home: '/it-en',
  brand: 'B',
  origin: '',
  regime: null,
  reports: null,
} as const;

let shown: unknown;
const Shown = () => <ErrorPage error={shown} />;
const Page = createRoutesStub([{ path: '/', Component: Shown }]);

function show(error: unknown) {
  shown = error;
  return renderToStaticMarkup(
    <PageContextValue value={page}>
      <I18nContext value={speak('en', catalogue)}>
        <Page />
      </I18nContext>
    </PageContextValue>,
  );
}

const thrown = (code: PageErrorCode, status: number) => new ErrorResponse(status, '', { code, picture });

test('[SHELL-49] [ERRORS-06] an unknown guard is named in the words of the specification', () => {
  expect(show(thrown('unknown_guard', 500))).toContain('Unknown middleware');
});

test('[SHELL-59] anything unforeseen: the generic error page with its way home', () => {
  for (const error of [new Error('secret detail'), null, thrown('unavailable', 503)]) {
    const html = show(error);
    expect(html).toContain('An error occurred while showing the error page');
    expect(html).toContain('href="/it-en"');
    expect(html).not.toContain('secret detail');
  }
});

test('[SITES-22] [ERRORS-07] maintenance has its text', () => {
  expect(show(thrown('maintenance', 503))).toContain(
    'This page its under maintenance, please check again later.',
  );
});
