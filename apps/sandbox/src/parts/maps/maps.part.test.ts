import { afterAll, beforeAll, expect, test } from 'vitest';
import { BAIDU_MAPS_KEY, GOOGLE_MAPS_KEY } from '../../accounts.ts';
import { type StartedSandbox, startSandbox } from '../../testing.ts';

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startSandbox(['maps']);
});
afterAll(() => sandbox.close());

const get = async (path: string) => {
  const answer = await fetch(sandbox.urlOf('maps') + path);
  return { status: answer.status, text: await answer.text() };
};

// The first call puts the scripts together, which a busy machine takes its time for.
test('both scripts load with a key', { timeout: 60_000 }, async () => {
  for (const path of [`/maps/api/js?key=${GOOGLE_MAPS_KEY}`, `/api?type=webgl&v=1.0&ak=${BAIDU_MAPS_KEY}`]) {
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(() => new Function(text)).not.toThrow();
    expect(text.length).toBeGreaterThan(3000);
  }
  expect((await get('/maps/api/js?key=wrong')).text).toBe('window.gm_authFailure?.();');
  expect((await get('/api?ak=wrong')).text).not.toContain('BMapGL');
});

test('a place is found by its beginning, in its country only; one has no geometry', async () => {
  const found = async (text: string, country: string) =>
    JSON.parse((await get(`/sandbox/search?${new URLSearchParams({ text, country })}`)).text).data;
  expect((await found('chic', 'us')).map(({ name }: { name: string }) => name)).toEqual(['Chicago', 'Chico']);
  expect(await found('chic', 'cn')).toEqual([]);
  expect(await found('乌有', 'CN')).toMatchObject([{ at: null }]);
  expect((await get('/sandbox/spots/us-denver')).text).toContain('39.7392');
  expect((await get('/sandbox/spots/nowhere')).status).toBe(404);
});

test('a script can be told to fail', async () => {
  sandbox.world.scenarios.add({ provider: 'maps', call: 'google.script', behaviour: 'error_500', times: 1 });
  expect((await get(`/maps/api/js?key=${GOOGLE_MAPS_KEY}`)).status).toBe(500);
  expect((await get(`/maps/api/js?key=${GOOGLE_MAPS_KEY}`)).status).toBe(200);
});
