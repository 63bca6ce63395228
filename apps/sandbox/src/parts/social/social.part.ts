import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { SOCIAL_TOKEN } from '../../accounts.ts';
import { misbehave } from '../../core/misbehave.ts';
import type { Part, World } from '../../core/world.ts';
import { CAPTIONS } from './captions.ts';
import { findFeed, SOCIAL_FEEDS } from './feeds.ts';

const VERSION = '/v21.0';
const PICTURES = 8;
const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 10, 12, 6, 30);

const Query = z.object({
  fields: z.string().default('id'),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  access_token: z.string().optional(),
});

/** `scenarios` knows its calls as media and picture. */
export function socialPart(world: World): Part {
  let lists = 0;
  const empty = new Set<string>();
  return {
    name: 'social',
    about: 'Instagram’s Graph API: the brand’s account and those of thirty countries.',
    tries: [['POST /feeds/it {"empty":true}', 'the Italian account has posted nothing']],
    state: () => `${lists} lists, empty: ${[...empty].join(', ') || 'none'}`,
    reset() {
      lists = 0;
      empty.clear();
    },
    routes(app) {
      app.get(`${VERSION}/:user/media`, async (request, reply) => {
        lists += 1;
        const told = world.scenarios.take('social', 'media', []);
        if (told === 'rate_limit')
          return refuse(reply, 403, 4, '(#4) Application request limit reached', { is_transient: true });
        if (await misbehave(told, reply, () => null)) return reply;
        const query = Query.safeParse(request.query);
        if (!query.success) return refuse(reply, 400, 100, 'Invalid parameter');
        if (tokenOf(request, query.data.access_token) !== SOCIAL_TOKEN)
          return refuse(reply, 401, 190, 'Invalid OAuth access token - Cannot parse access token');
        const { user } = request.params as { user: string };
        const feed = findFeed(user);
        if (!feed) return refuse(reply, 400, 100, unknownObject(user), { error_subcode: 33 });
        const { fields, limit } = query.data;
        const media = empty.has(feed) ? [] : mediaOf(feed, `http://${request.host}`).slice(0, limit);
        const cursors = { before: 'QVFIUmJlZm9yZQZDZD', after: 'QVFIUmFmdGVyCgZDZD' };
        return {
          data: media.map((one) => pick(one, fields)),
          ...(media.length > 0 && { paging: { cursors } }),
        };
      });
      // In the world outside, pictures lie on hosts of their own.
      app.get('/pictures/:file', async (request, reply) => {
        if (await misbehave(world.scenarios.take('social', 'picture', []), reply, () => null)) return reply;
        const number = /^([1-8])\.jpg$/.exec((request.params as { file: string }).file)?.[1];
        if (!number) return reply.code(404).send('');
        reply.type('image/jpeg');
        return readFile(new URL(`./pictures/${number}.jpg`, import.meta.url));
      });
      app.post('/feeds/:feed', async (request, reply) => {
        const { feed } = request.params as { feed: string };
        const told = z.strictObject({ empty: z.boolean() }).safeParse(request.body);
        if (!told.success || !(feed in SOCIAL_FEEDS)) return reply.code(422).send({ message: 'Give empty.' });
        if (told.data.empty) empty.add(feed);
        else empty.delete(feed);
        return { data: { feed, empty: told.data.empty } };
      });
    },
  };
}

/** Newest first, a post every three days; each country begins with another picture. */
function mediaOf(feed: string, origin: string): Record<string, string>[] {
  const place = Object.keys(SOCIAL_FEEDS).indexOf(feed);
  const captions = CAPTIONS[SOCIAL_FEEDS[feed] ?? 'en'] ?? [];
  return captions.map((_, at) => {
    const shown = (at + place) % PICTURES;
    const picture = `${origin}/pictures/${shown + 1}.jpg`;
    const isFilm = shown === 5;
    return {
      // Unique among all accounts, as there.
      id: `1800${String(place).padStart(3, '0')}4400000${String(at).padStart(3, '0')}`,
      caption: captions[shown] ?? '',
      media_type: isFilm ? 'VIDEO' : 'IMAGE',
      media_url: isFilm ? `${origin}/films/${shown + 1}.mp4` : picture,
      ...(isFilm && { thumbnail_url: picture }),
      permalink: `https://www.instagram.com/p/V${feed.slice(0, 2).toUpperCase()}${place}x${at}/`,
      timestamp: new Date(FIRST_DAY - at * 3 * DAY).toISOString().replace('.000Z', '+0000'),
    };
  });
}

/** As the real one: the id comes unasked, the rest only when named. */
const pick = (media: Record<string, string>, fields: string) =>
  Object.fromEntries(
    ['id', ...fields.split(',')].flatMap((name) => (media[name] === undefined ? [] : [[name, media[name]]])),
  );

const tokenOf = (request: FastifyRequest, input: string | undefined) =>
  input ?? /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];

const unknownObject = (id: string) =>
  `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`;

const refuse = (reply: FastifyReply, status: number, code: number, message: string, also = {}) =>
  reply.code(status).send({
    error: { message, type: 'OAuthException', code, ...also, fbtrace_id: 'AsandboxTraceId0123456' },
  });
