// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { shareLink } from './share-button.tsx';

const URL = 'https://shop.example/it-it/products/falco-r?color=1';
const writeText = vi.fn(async (_text: string) => {});
const device = (more: object) => vi.stubGlobal('navigator', { clipboard: { writeText }, ...more });

afterEach(() => {
  vi.unstubAllGlobals();
  writeText.mockReset();
});

test('[WISHLIST-13] the device shares the address where it can', async () => {
  const share = vi.fn(async () => {});
  device({ share });
  expect(await shareLink('Falco R', URL)).toBe('shared');
  expect(share).toHaveBeenCalledWith({ title: 'Falco R', url: URL });
  expect(writeText).not.toHaveBeenCalled();
});

test('[WISHLIST-13] without sharing, or when it fails, the address is copied; a cancelled one is not', async () => {
  device({});
  expect(await shareLink('Falco R', URL)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(URL);
  device({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  expect(await shareLink('Falco R', URL)).toBe('copied');
  writeText.mockClear();
  device({ share: () => Promise.reject(new DOMException('no', 'AbortError')) });
  expect(await shareLink('Falco R', URL)).toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
});

test('[WISHLIST-13] an address that cannot be copied is told', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  device({});
  expect(await shareLink('Falco R', URL)).toBe('failed');
});
