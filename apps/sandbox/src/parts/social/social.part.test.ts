import { afterAll, beforeAll, expect, test } from 'vitest';
import { SOCIAL_TOKEN, socialAccounts } from '../../accounts.ts';
import { type StartedSandbox, startSandbox } from '../../testing.ts';
import { CAPTIONS } from './captions.ts';
import { SOCIAL_FEEDS } from './feeds.ts';

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startSandbox(['social']);
});
afterAll(() => sandbox.close());

const FIELDS = 'id,caption,media_type,media_url,permalink,thumbnail_url,timestamp';
const ask = async (query: string, feed = 'it') => {
  const answer = await fetch(
    `${sandbox.urlOf('social')}/v21.0/${socialAccounts()[feed]?.id}/media?${query}&access_token=${SOCIAL_TOKEN}`,
  );
  return (await answer.json()) as { data: Record<string, string>[]; paging?: object };
};

test('media come as asked for: the id unasked, other fields when named, at most limit of them, with cursors', async () => {
  const { data, paging } = await ask('limit=3');
  expect(data.map((one) => Object.keys(one))).toEqual([['id'], ['id'], ['id']]);
  expect(paging).toHaveProperty('cursors.after');
  const [post] = (await ask(`fields=${FIELDS}`)).data;
  expect(post).toMatchObject({ media_type: 'IMAGE', timestamp: '2026-11-12T06:30:00+0000' });
  expect(post).not.toHaveProperty('thumbnail_url');
});

test('only films have a thumbnail; every picture opens', async () => {
  const { data } = await ask(`fields=${FIELDS}`);
  const films = data.filter((one) => one.media_type === 'VIDEO');
  expect(films).toHaveLength(1);
  for (const { media_type, media_url, thumbnail_url } of data) {
    const picture = await fetch((media_type === 'VIDEO' ? thumbnail_url : media_url) ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
});

test('posts of all accounts have numbers of their own, and every language has its captions', async () => {
  const ids = new Set<string>();
  for (const feed of Object.keys(SOCIAL_FEEDS))
    for (const { id = '' } of (await ask('', feed)).data) ids.add(id);
  expect(ids.size).toBe(Object.keys(SOCIAL_FEEDS).length * 8);
  expect(Object.keys(CAPTIONS)).toHaveLength(15);
  for (const captions of Object.values(CAPTIONS)) expect(captions).toHaveLength(8);
});

test('errors look as the provider’s: no token 190, unknown account 100 with subcode 33', async () => {
  const url = `${sandbox.urlOf('social')}/v21.0`;
  const wrong = await fetch(`${url}/${socialAccounts().it?.id}/media`);
  expect([wrong.status, (await wrong.json()).error]).toEqual([
    401,
    expect.objectContaining({ type: 'OAuthException', code: 190 }),
  ]);
  const unknown = await fetch(`${url}/1/media`, { headers: { authorization: `Bearer ${SOCIAL_TOKEN}` } });
  expect((await unknown.json()).error).toMatchObject({ code: 100, error_subcode: 33 });
});

test('an account can be told to have posted nothing', async () => {
  const tell = (empty: boolean) =>
    fetch(`${sandbox.urlOf('social')}/feeds/it`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ empty }),
    });
  await tell(true);
  expect(await ask('')).toEqual({ data: [] });
  await tell(false);
  expect((await ask('')).data).toHaveLength(8);
});
