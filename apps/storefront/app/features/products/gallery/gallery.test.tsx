// @vitest-environment happy-dom
import { join } from 'node:path';
import { loadCatalogue } from '@paddock/i18n/catalogue';
import { speak } from '@paddock/i18n/speak';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { I18nContext } from '../../../i18n/use-t.ts';
import { Gallery, galleryFor } from './gallery.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const medium = (key: string, valueId: number | null) => ({
  key,
  valueId,
  alt: '',
  href: '',
  picture: null,
  video: null,
});

test('the chosen colour comes first, what shows none next, other colours last', () => {
  const gallery = [medium('red', 1), medium('red-side', 1), medium('green', 2), medium('wheel', null)];
  const keys = (color: number) => galleryFor(gallery, color, 'red').map((one) => one.key);
  expect(keys(1)).toEqual(['red-side', 'wheel', 'red', 'green']);
  expect(keys(2)).toEqual(['green', 'wheel', 'red', 'red-side']);
});

const spin = Array.from({ length: 24 }, (_, index) => ({
  key: `spin/lupo-${index}`,
  width: 800,
  height: 500,
  widths: [800],
}));
const product = { name: 'Lupo 500', gallery: [medium('red', 1)], spin, colors: [], picture: null };
const Turning = () => <Gallery product={product} color={1} />;
const Page = createRoutesStub([{ path: '/', Component: Turning }]);

test('the frames of the 360° view are loaded on demand', async () => {
  const catalogue = loadCatalogue(join(import.meta.dirname, '../../..'), 'en');
  const root = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(root).render(
      <I18nContext value={speak('en', catalogue)}>
        <Page />
      </I18nContext>,
    ),
  );
  const button = (words: string) =>
    [...root.querySelectorAll('button')].find((one) => one.textContent === words);
  expect(root.querySelectorAll('img')).toHaveLength(0);

  await act(async () => button('Rotate 360°')?.click());
  await vi.waitFor(() => expect(root.querySelectorAll('img')).toHaveLength(24), 10_000);
  const slider = root.querySelector('[role=slider]');
  expect(slider?.getAttribute('aria-valuetext')).toBe('turned 0 degrees');
  await vi.waitFor(() => expect(document.activeElement).toBe(slider), 10_000);

  await act(async () => button('Back to the photo')?.click());
  expect(root.querySelector('[role=slider]')).toBeNull();
});
