import type { FastifyRequest } from 'fastify';
import { BAIDU_MAPS_KEY, GOOGLE_MAPS_KEY } from '../../accounts.ts';
import { browserScript } from '../../core/browser-script.ts';
import { misbehave } from '../../core/misbehave.ts';
import type { World } from '../../core/world.ts';
import type { Part } from '../../part.ts';
import { findSpot, searchSpots } from './spots.ts';

type Asked = Record<string, string | undefined>;

/**
 * Google's Maps JavaScript API and Baidu's BMapGL: a plain map that shows what was put on it. `scenarios` knows its calls
 * as google.script, baidu.script and search.
 */
export function mapsPart(world: World): Part {
  let scripts = 0;
  let searches = 0;
  const script = (file: string) => browserScript(new URL(file, import.meta.url));
  return {
    name: 'maps',
    about: "Google's and Baidu's maps: their scripts draw a plain map with pins, and know a few places.",
    tries: [
      ['Chicago, 上海', 'a place with dealers around it'],
      ['Nowhere Special, 乌有乡', 'a place without geometry'],
    ],
    state: () => `${scripts} scripts served, ${searches} searches`,
    reset() {
      scripts = 0;
      searches = 0;
    },
    routes(app) {
      app.addHook('onRequest', async (_request, reply) => {
        reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
      });
      app.get('/maps/api/js', async (request: FastifyRequest, reply) => {
        if (await misbehave(world.scenarios.take('maps', 'google.script', []), reply, () => null))
          return reply;
        scripts += 1;
        reply.type('text/javascript; charset=utf-8');
        // With a wrong key Google's script comes, and says so to the page.
        if ((request.query as Asked).key !== GOOGLE_MAPS_KEY) return 'window.gm_authFailure?.();';
        return script('./google.browser.ts');
      });
      app.get('/api', async (request: FastifyRequest, reply) => {
        if (await misbehave(world.scenarios.take('maps', 'baidu.script', []), reply, () => null))
          return reply;
        scripts += 1;
        reply.type('text/javascript; charset=utf-8');
        // Baidu answers a wrong key with an alert; ours is quieter, and just as useless.
        if ((request.query as Asked).ak !== BAIDU_MAPS_KEY) return '/* APP不存在，AK有误请检查再重试 */';
        return script('./baidu.browser.ts');
      });
      app.get('/sandbox/search', async (request: FastifyRequest, reply) => {
        if (await misbehave(world.scenarios.take('maps', 'search', []), reply, () => null)) return reply;
        searches += 1;
        const { text = '', country = '' } = request.query as Asked;
        return { data: searchSpots(text, country) };
      });
      app.get('/sandbox/spots/:id', async (request: FastifyRequest, reply) => {
        const found = findSpot((request.params as { id: string }).id);
        return found ? { data: found } : reply.code(404).send({ message: 'No such place.' });
      });
    },
  };
}
