// @vitest-environment happy-dom
import path from 'node:path';
import { loadCatalogue } from '@paddock/i18n/catalogue';
import { speak } from '@paddock/i18n/speak';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { I18nContext } from '../../i18n/use-t.ts';
import { PageContextValue } from '../../page/page-context.ts';
import { guaranteeOf } from './guarantee.server.ts';
import { GuaranteeButton, GuaranteeNotice, type GuaranteeView } from './guarantee-notice.tsx';

const APP = path.join(import.meta.dirname, '../..');

afterEach(cleanup);

function show(children: ReactNode) {
  const page = {
    locale: 'it',
    edition: 'it',
    lang: 'it',
    dir: 'ltr',
    segment: 'it-it',
    home: '/it-it',
    brand: 'B',
    origin: '',
    regime: null,
    words: null,
    reports: null,
  } as const;
  render(
    <PageContextValue value={page}>
      <I18nContext value={speak('it', loadCatalogue(APP, 'it'))}>
        <MemoryRouter>{children}</MemoryRouter>
      </I18nContext>
    </PageContextValue>,
  );
}

const notice = guaranteeOf({
  site: { country: { iso: 'IT' } },
  segment: { locale: 'it' },
} as never) as GuaranteeView;

const file = () => screen.getByRole('link', { name: /^Avviso dell’Unione europea sulla garanzia legale/ });

test('[LAW-01] the notice stands whole and in the open, leads where its QR code leads, and has a text', () => {
  show(<GuaranteeNotice notice={notice} />);
  const region = screen.getByRole('region', { name: 'Garanzia legale' });
  const picture = within(region).getByRole('img');
  expect(picture.closest('details, [popover]')).toBeNull();
  expect(picture.getAttribute('src')).toBe(notice.src);
  expect(file().getAttribute('href')).toBe(notice.src);
  expect(
    within(region)
      .getByRole('link', { name: /youreurope/ })
      .getAttribute('href'),
  ).toBe('https://europa.eu/youreurope/garanzie');
  const text = region.querySelector('details');
  expect(text?.textContent).toContain(notice.words.commercial);
  expect(text?.querySelector('[lang]')?.getAttribute('lang')).toBe('it');
});

test('[LAW-01] on a product one press opens the whole notice without a script', () => {
  show(<GuaranteeButton notice={notice} />);
  const button = screen.getByRole('button', { name: 'I tuoi diritti di garanzia legale' });
  const opened = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(button.getAttribute('popovertargetaction')).toBe('show');
  expect(opened?.getAttribute('popover')).toBe('auto');
  expect(opened?.querySelector('img')?.getAttribute('src')).toBe(notice.src);
  expect(opened?.querySelector('a[href="/it-it/terms#legal-guarantee"]')).not.toBeNull();
});
