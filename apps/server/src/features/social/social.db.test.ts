import { randomInt } from 'node:crypto';
import { SOCIAL_TOKEN, socialAccounts } from '@paddock/sandbox/accounts';
import { type StartedSandbox, startSandbox } from '@paddock/sandbox/testing';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { type PrivateRedis, privateRedis } from '../../testing/processes/private-redis.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import { createSocialFeeds } from './create-social-feeds.ts';
import { instagram } from './instagram.ts';
import { openSocialFeeds, refreshSocialFeeds } from './social-feeds.ts';

const ACCOUNTS = socialAccounts();
/** Those with a feed of their own. */
const COUNTRIES = Object.keys(ACCOUNTS).filter((slug) => slug !== 'default');
const HOUR = 3_600_000;
let database: TestDatabase;
let sandbox: StartedSandbox;
let api: TestApp;
let redis: PrivateRedis;

beforeAll(async () => {
  database = await testDatabase();
  for (const slug of [...COUNTRIES, 'ng', 'global']) await aSite(database.owner, { slug });
  sandbox = await startSandbox(['social']);
  redis = await privateRedis();
});
beforeEach(async () => {
  const url = sandbox.urlOf('social');
  api = await testApp(database.appUrl, {
    environment: {
      PADDOCK_REDIS_URL: redis.url,
      PADDOCK_SOCIAL_URL: `${url}/v21.0`,
      PADDOCK_SOCIAL_ACCOUNTS: JSON.stringify(ACCOUNTS),
      PADDOCK_SOCIAL_PICTURE_HOSTS: new URL(url).host,
      // A busy test machine is not a slow network.
      PADDOCK_SOCIAL_TIMEOUT_MS: '10000',
    },
  });
  // Without its connection it would be a Redis that is gone.
  await expect.poll(() => api.deps.redis.status).toBe('ready');
  await api.deps.redis.flushall();
  sandbox.world.journal.reset();
});
afterEach(async () => {
  sandbox.world.scenarios.reset();
  await api.close();
});
afterAll(async () => {
  await redis.kill();
  await sandbox.close();
  await database.drop();
});

const ask = (tenant: string, path = '') =>
  api.app.inject({ url: `/api/front/social-feed${path}`, headers: { 'x-tenant': tenant } });
const calls = () => sandbox.world.journal.requests().filter(({ path }) => path.includes('/media')).length;

test('[CATALOGUE-04] each country with an account sees the posts of that account, every other the default', async () => {
  const accountsRequested = () =>
    sandbox.world.journal.requests().flatMap(({ path }) => /\/([^/]+)\/media/.exec(path)?.[1] ?? []);
  expect(COUNTRIES.length).toBeGreaterThanOrEqual(25);
  const shown: unknown[] = [];
  for (const country of COUNTRIES) {
    sandbox.world.journal.reset();
    const answer = await ask(country);
    expect(answer.json().meta, country).toEqual({ feed: country });
    expect(accountsRequested(), country).toEqual([ACCOUNTS[country]?.id]);
    shown.push(answer.json().data[0].id);
  }
  expect(new Set(shown).size).toBe(COUNTRIES.length);
  const [japan, nigeria] = [await ask('jp'), await ask('ng')];
  expect(japan.json().data.map(({ caption }: { caption: string }) => caption)).toContain(
    '開館前の博物館のホール。',
  );
  expect(nigeria.json().meta).toEqual({ feed: 'default' });
  expect(nigeria.json().data[0].caption).toMatch(/^[\x20-\x7e]+$/);
  expect((await ask('global')).json()).toEqual(nigeria.json());
});

test('a post has id, caption, media_type, permalink and timestamp; where the network keeps pictures is not told', async () => {
  const { data } = (await ask('it')).json();
  expect(data).toHaveLength(8);
  expect(data[0]).toEqual({
    id: expect.stringMatching(/^\d+$/),
    caption: 'La sala del museo prima che aprano le porte.',
    media_type: 'IMAGE',
    timestamp: '2026-11-12T06:30:00.000Z',
    permalink: expect.stringMatching(/^https:\/\/www\.instagram\.com\/p\//),
  });
  expect(JSON.stringify(data)).not.toContain('127.0.0.1');
});

test('a picture comes from us, small and square; of a film its still; of a post that is not shown here none', async () => {
  const { data } = (await ask('it')).json();
  const film = data.find(({ media_type }: { media_type: string }) => media_type === 'VIDEO');
  for (const { id } of [data[0], film]) {
    const picture = await ask('it', `/${id}/picture`);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 640, height: 640 });
  }
  expect((await ask('jp', `/${data[0].id}/picture`)).statusCode).toBe(404);
  expect((await ask('it', '/17/picture')).statusCode).toBe(404);
  expect((await ask('it', '/..%2f17/picture')).statusCode).toBe(422);
});

test('one question serves all who ask, and the next process finds it in Redis', async () => {
  await Promise.all([ask('it'), ask('it'), ask('it')]);
  expect(calls()).toBe(1);
  const second = createSocialFeeds(api.deps);
  expect((await second.find('it')).posts).toHaveLength(8);
  expect(calls()).toBe(1);
});

test.each(['error_500', 'rate_limit', 'garbage', 'reset'] as const)(
  '[H-61] when the network answers with %s, the feed is empty and the call is well',
  async (behaviour) => {
    sandbox.world.scenarios.add({ provider: 'social', call: 'media', behaviour, times: 1 });
    const answer = await ask('it');
    expect([answer.statusCode, answer.json().data]).toEqual([200, []]);
    expect((await ask('it')).json().data).toHaveLength(8);
  },
);

test('what is old is given at once while new is asked for; what the network said last stands in for it for a week', async () => {
  let time = Date.now();
  const failures: unknown[] = [];
  const url = sandbox.urlOf('social');
  const open = () =>
    openSocialFeeds({
      accounts: ACCOUNTS,
      redis: api.deps.redis,
      now: () => time,
      provider: instagram({ url: `${url}/v21.0`, pictureHosts: [], timeoutMs: 10_000 }),
      onFailure: (error) => failures.push(error),
    });
  await open().find('it');
  time += 2 * HOUR;
  sandbox.world.scenarios.add({ provider: 'social', call: 'media', behaviour: 'error_500', times: 1 });
  expect((await open().find('it')).posts).toHaveLength(8);
  await expect.poll(() => failures.length).toBe(1);
  expect(String(failures[0])).toContain('500');
  expect((await open().find('it')).posts).toHaveLength(8);
  await expect.poll(calls).toBe(3);
});

test('Redis may be gone: each process then remembers for itself', async () => {
  const gone = () => Promise.reject(new Error('no redis'));
  const feeds = createSocialFeeds({
    ...api.deps,
    redis: { get: gone, getBuffer: gone, set: gone } as unknown as typeof api.deps.redis,
  });
  expect((await feeds.find('it')).posts).toHaveLength(8);
  expect((await feeds.find('it')).posts).toHaveLength(8);
  expect(calls()).toBe(1);
});

test('the job asks for every feed; one that fails does not stop the others', async () => {
  const failures: unknown[] = [];
  sandbox.world.scenarios.add({ provider: 'social', call: 'media', behaviour: 'rate_limit', times: 1 });
  const refreshed = await refreshSocialFeeds(createSocialFeeds(api.deps), (error) => failures.push(error));
  expect([refreshed, failures.length]).toEqual([30, 1]);
  expect(String(failures[0])).toContain('code 4');
});

test('a wrong token and a strange host are refused with their reason', async () => {
  const url = sandbox.urlOf('social');
  const provider = instagram({ url: `${url}/v21.0`, pictureHosts: ['fbcdn.net'], timeoutMs: 10_000 });
  const account = { id: ACCOUNTS.it?.id ?? '', token: SOCIAL_TOKEN };
  await expect(provider.list({ ...account, token: `wrong-${randomInt(100)}` })).rejects.toThrow('code 190');
  await expect(provider.list({ ...account, id: '1' })).rejects.toThrow('does not exist');
  for (const address of [`${url}/pictures/1.jpg`, 'https://fbcdn.net.evil.example/a.jpg'])
    await expect(provider.fetchPicture(address)).rejects.toThrow('social picture from');
});
