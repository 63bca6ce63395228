import type { Redis } from 'ioredis';
import sharp from 'sharp';
import { z } from 'zod';
import { cacheAnswers } from '../../platform/cache/cached-answers.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { SocialPost } from './social.contract.ts';
import type { FoundPost, SocialAccount, SocialProvider } from './social-provider.ts';

const SHOWN = 8;

/** Where the pictures lie at the network stays with us. */
export async function showSocialFeed(feeds: SocialFeeds, site: string) {
  const { feed, posts } = await feeds.find(site);
  const data = posts.slice(0, SHOWN).map(({ picture: _, ...post }): SocialPost => post);
  return { data, meta: { feed } };
}

/** Refreshes every feed, so that no visitor has to wait for the network. */
export const refreshSocialJob = defineJob({
  name: 'social.refresh',
  payload: z.object({}),
  // The next round comes soon enough.
  maxAttempts: 1,
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The job comes twice within this. */
const FRESH_MS = 60 * MINUTE;
const KEPT_MS = 7 * DAY;
const PICTURE_SIDE = 640;

interface Options {
  readonly accounts: Readonly<Record<string, SocialAccount>>;
  readonly provider: SocialProvider;
  /** Shared by every api and worker. When it fails, each process keeps what it has seen itself. */
  readonly redis: Pick<Redis, 'get' | 'getBuffer' | 'set'>;
  readonly onFailure: (error: unknown) => void;
  readonly now?: () => number;
}

export type SocialFeeds = ReturnType<typeof openSocialFeeds>;
interface Kept {
  readonly at: number;
  readonly posts: FoundPost[];
}

/** The cached feeds. Only the first call for a feed waits for the network. */
export function openSocialFeeds({ accounts, provider, redis, onFailure, now = Date.now }: Options) {
  const rules = { maxEntries: 200, maxFailures: 5, pauseMs: MINUTE / 2, onFailure, now };
  const feeds = cacheAnswers<FoundPost[]>({ ...rules, freshMs: 5 * MINUTE, staleMs: KEPT_MS });
  const pictures = cacheAnswers<Buffer>({ ...rules, freshMs: DAY, staleMs: KEPT_MS });
  const refreshing = new Map<string, Promise<void>>();

  const keyOf = (feed: string) => `social:feed:${feed}:${accounts[feed]?.id}`;
  /** Redis is a memory, not a need. */
  const remembered = <T>(input: Promise<T | null>) => orNull(input, onFailure);

  async function refresh(feed: string): Promise<FoundPost[]> {
    const account = accounts[feed];
    if (!account) return [];
    const posts = await provider.list(account);
    const kept = JSON.stringify({ at: now(), posts } satisfies Kept);
    await remembered(redis.set(keyOf(feed), kept, 'PX', KEPT_MS));
    return posts;
  }

  /** Old ones are given at once and new ones asked for meanwhile. */
  async function read(feed: string): Promise<FoundPost[]> {
    const text = await remembered(redis.get(keyOf(feed)));
    if (!text) return refresh(feed);
    const { at, posts } = JSON.parse(text) as Kept;
    if (now() - at > FRESH_MS && !refreshing.has(feed)) {
      const refreshed = refresh(feed).then(() => {}, onFailure);
      refreshing.set(feed, refreshed);
      void refreshed.finally(() => refreshing.delete(feed));
    }
    return posts;
  }

  async function makePicture({ id, picture }: FoundPost): Promise<Buffer> {
    const key = `social:picture:${id}`;
    const found = await remembered(redis.getBuffer(key));
    if (found) return found;
    const small = await shrinkPicture(await provider.fetchPicture(picture));
    await remembered(redis.set(key, small, 'PX', KEPT_MS));
    return small;
  }

  const postsOf = async (feed: string | null) =>
    feed === null ? [] : ((await feeds.get(feed, () => read(feed))) ?? []);

  return {
    names: Object.keys(accounts),
    refresh,
    async find(site: string) {
      const feed = chooseFeed(accounts, site);
      return { feed: feed ?? 'default', posts: await postsOf(feed) };
    },
    /** Null: no such post among those this site shows, or its picture cannot be loaded. */
    async findPicture(site: string, id: string): Promise<Buffer | null> {
      const post = (await postsOf(chooseFeed(accounts, site))).find((one) => one.id === id);
      return post ? pictures.get(id, () => makePicture(post)) : null;
    },
  };
}

const orNull = <T>(input: Promise<T | null>, onFailure: (error: unknown) => void) =>
  input.catch((error: unknown) => {
    onFailure(error);
    return null;
  });

const shrinkPicture = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'cover' })
    .webp({ quality: 76 })
    .toBuffer();

/** The account of the country, else the brand's own; null where there is none. */
function chooseFeed(accounts: Readonly<Record<string, unknown>>, site: string): string | null {
  if (Object.hasOwn(accounts, site)) return site;
  return Object.hasOwn(accounts, 'default') ? 'default' : null;
}

/** One after the other: networks count how often they are asked. One that fails keeps what it had. */
export async function refreshSocialFeeds(feeds: SocialFeeds, onFailure: (error: unknown) => void) {
  let refreshed = 0;
  for (const name of feeds.names) {
    await feeds.refresh(name).then(() => {
      refreshed += 1;
    }, onFailure);
  }
  return refreshed;
}
