// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nContext } from '../../i18n/use-t.ts';
import { type PageContext, PageContextValue } from '../../page/page-context.ts';
import { StoreList } from './store-list.tsx';
import type { StoreView } from './store-view.ts';

const store = (id: number): StoreView => ({
  id,
  number: id,
  name: `Dealer ${id}`,
  address: '',
  city: '',
  phone: null,
  weekday: '09:00–19:00',
  weekend: null,
  timeZone: 'Europe/Rome',
  closed: null,
  closedText: null,
  vehicles: null,
  units: 0,
  services: [],
  position: { lat: 40, lng: 10 },
  distance: null,
  info: null,
  mapHref: 'https://map.example',
});
const STORES = Array.from({ length: 12 }, (_, index) => store(index + 1));
const CLOCK = { weekend: [6, 7], holidays: [], days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] };
const i18n = { say: (id: string) => id, load: () => {}, digits: String };
const onSelect = vi.fn();

const list = (isWide: boolean) => (
  <MemoryRouter>
    <PageContextValue value={{ lang: 'it', segment: 'it-it', home: '/' } as PageContext}>
      <I18nContext value={i18n}>
        <StoreList
          stores={STORES}
          clock={CLOCK}
          unit="km"
          selectedId={null}
          litId={null}
          isStale={false}
          isWide={isWide}
          onSelect={onSelect}
          onLight={() => {}}
        />
      </I18nContext>
    </PageContextValue>
  </MemoryRouter>
);

/** The server's markup and the list in it; a difference between the two fails the test. */
async function hydrate(isWide: boolean) {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(list(true));
  const markup = box.querySelectorAll('.store-row')[9]?.innerHTML;
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(box, list(isWide), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  return { root, markup, row: (index: number) => box.querySelectorAll<HTMLElement>('.store-row')[index] };
}

afterEach(() => {
  document.body.replaceChildren();
  onSelect.mockReset();
});

test('on a phone the rows after the eighth keep the markup of the server until they are shown and focused', async () => {
  const { root, markup, row } = await hydrate(false);
  expect(row(7)?.textContent).toContain('stores.open.');
  expect(row(9)?.innerHTML).toBe(markup);
  expect(markup).toContain('stores.hours.weekdays');
  await act(async () => screen.getByText('stores.showMore').click());
  expect(row(9)?.textContent).toContain('stores.open.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dealer 9' }));
  await act(async () => screen.getByRole('button', { name: 'Dealer 10' }).click());
  expect(onSelect).toHaveBeenCalledWith(10);
  await act(async () => root.unmount());
});

test('on wide screens every row tells whether its store is open', async () => {
  const { root, row } = await hydrate(true);
  expect(row(9)?.textContent).toContain('stores.open.');
  await act(async () => screen.getByRole('button', { name: 'Dealer 10' }).click());
  expect(onSelect).toHaveBeenCalledWith(10);
  await act(async () => root.unmount());
});
