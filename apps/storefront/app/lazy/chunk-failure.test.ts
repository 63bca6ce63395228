import { expect, test, vi } from 'vitest';
import { mayReload, watchChunkFailures } from './chunk-failure.ts';

function aStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('[SHELL-64] one reload a minute: at 59.999 s not yet, at 60 s again', () => {
  const storage = aStorage();
  expect(mayReload(storage, 1_000_000)).toBe(true);
  expect(mayReload(storage, 1_000_001)).toBe(false);
  expect(mayReload(storage, 1_059_999)).toBe(false);
  expect(mayReload(storage, 1_060_000)).toBe(true);
});

function aBrowser(onLine: boolean) {
  const reload = vi.fn();
  const browser = Object.assign(new EventTarget(), {
    navigator: { onLine },
    location: { reload },
    sessionStorage: aStorage(),
  }) as unknown as Window;
  watchChunkFailures(browser, { default: () => null });
  return { browser, reload };
}

test('a part that cannot be loaded reloads the page, but not where there is no connection', () => {
  const fails = () => new Event('vite:preloadError', { cancelable: true });
  const connected = aBrowser(true);
  expect(connected.browser.dispatchEvent(fails())).toBe(false);
  expect(connected.reload).toHaveBeenCalledOnce();
  const alone = aBrowser(false);
  expect(alone.browser.dispatchEvent(fails())).toBe(true);
  expect(alone.reload).not.toHaveBeenCalled();
});
