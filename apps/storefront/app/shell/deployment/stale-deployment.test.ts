import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('[SITES-14] forceReload is set by an answer of another build, and by nothing else', async () => {
  vi.stubGlobal('__BUILD_ID__', 'one');
  const { isStale, noticeBuild } = await import('./stale-deployment.ts');
  noticeBuild(null);
  noticeBuild('one');
  expect(isStale()).toBe(false);
  noticeBuild('two');
  expect(isStale()).toBe(true);
  noticeBuild('one');
  expect(isStale()).toBe(true);
});
