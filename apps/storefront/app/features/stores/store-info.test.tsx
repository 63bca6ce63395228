// @vitest-environment happy-dom
import path from 'node:path';
import { loadCatalogue } from '@paddock/i18n/catalogue';
import { speak } from '@paddock/i18n/speak';
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { I18nContext } from '../../i18n/use-t.ts';
import { type PageContext, PageContextValue } from '../../page/page-context.ts';
import { StoreInfo } from './store-info.tsx';
import type { StoreView } from './store-view.ts';

const APP = path.join(import.meta.dirname, '../..');
const STORE: StoreView = {
  id: 1,
  number: 1,
  name: 'Moto Conti',
  address: '',
  city: '',
  phone: null,
  weekday: null,
  weekend: null,
  timeZone: 'Europe/Rome',
  closed: null,
  closedText: null,
  vehicles: null,
  units: 0,
  services: ['showroom', 'pay_point', 'store_pickup', 'home_delivery', 'test_ride'],
  position: { lat: 40, lng: 10 },
  distance: null,
  info: null,
  mapHref: 'https://map.example',
};
const CLOCK = { weekend: [6, 7], holidays: [], days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] };

afterEach(cleanup);

function show(services: StoreView['services']) {
  const element = <StoreInfo store={{ ...STORE, services }} unit="km" clock={CLOCK} onClose={() => {}} />;
  const shell = { currentSite: { settings: {} } };
  const routes = [{ id: 'shell/site.layout', path: '/', element, loader: () => shell }];
  const hydrationData = { loaderData: { 'shell/site.layout': shell } };
  const { container, unmount } = render(
    <PageContextValue value={{ lang: 'en', segment: 'it-en', home: '/' } as PageContext}>
      <I18nContext value={speak('en', loadCatalogue(APP, 'en'))}>
        <RouterProvider router={createMemoryRouter(routes, { hydrationData })} />
      </I18nContext>
    </PageContextValue>,
  );
  const shown = [...container.querySelectorAll('.store-info__services li')].map((item) => item.textContent);
  unmount();
  return shown;
}

test('[STORES-20] the info window names each of the five services that the store offers, and no other', () => {
  expect(show(STORE.services)).toEqual([
    'Showroom',
    'Pay in store',
    'Store pickup',
    'Home delivery',
    'Test ride',
  ]);
  for (const service of STORE.services) expect(show([service])).toHaveLength(1);
  expect(show([])).toEqual([]);
});
