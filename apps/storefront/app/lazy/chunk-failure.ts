const KEY = 'paddock:chunk-reload';
const MIN_INTERVAL_MS = 60_000;

/** Whether a failed code chunk may reload the page now: at most once a minute, or a broken deployment would loop. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
  if (now - last < MIN_INTERVAL_MS) return false;
  storage.setItem(KEY, String(now));
  return true;
}

/**
 * A chunk that cannot be loaded usually belongs to an older deployment: the new page knows the new names. Where a
 * reload has not helped, the router gets `instead` to show in the page's place.
 */
export function watchChunkFailures(browser: Window, instead: { default: () => React.ReactNode }): void {
  const reload = () => {
    // Without a connection there is no newer page to be had, and what is typed into this one would be lost.
    if (!browser.navigator.onLine) return false;
    if (!mayReload(browser.sessionStorage, Date.now())) return false;
    browser.location.reload();
    return true;
  };
  browser.__chunkFailed = () => (reload() ? new Promise(() => {}) : Promise.resolve(instead));
  // Chunks the router does not know of: lazily loaded dialogs and the like.
  browser.addEventListener('vite:preloadError', (event) => {
    if (reload()) event.preventDefault();
  });
}
