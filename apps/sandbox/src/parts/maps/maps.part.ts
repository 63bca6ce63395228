import type { FastifyRequest } from 'fastify';
import { BAIDU_MAPS_KEY, GOOGLE_MAPS_KEY } from '../../accounts.ts';
import { browserScript } from '../../core/browser-script.ts';
import { misbehave } from '../../core/misbehave.ts';
import type { Part, World } from '../../core/world.ts';
import { findSpot, searchSpots } from './spots.ts';

type Query = Record<string, string | undefined>;

/**
 * Google's Maps JavaScript API and Baidu's BMapGL: a plain map that shows what was put on it. `scenarios` knows its calls
 * as google.script, baidu.script and search.
 */
export function mapsPart(world: World): Part {
  let scripts = 0;
  let searches = 0;
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
      const serve = (
        path: string,
        input: { call: string; key: string; is: string; file: string; otherwise: string },
      ) =>
        app.get(path, async (request: FastifyRequest, reply) => {
          if (await misbehave(world.scenarios.take('maps', input.call, []), reply, () => null)) return reply;
          scripts += 1;
          reply.type('text/javascript; charset=utf-8');
          const isKnown = (request.query as Query)[input.key] === input.is;
          return isKnown ? browserScript(new URL(input.file, import.meta.url)) : input.otherwise;
        });
      serve('/maps/api/js', {
        call: 'google.script',
        key: 'key',
        is: GOOGLE_MAPS_KEY,
        file: './google.browser.ts',
        // With a wrong key Google's script comes, and says so to the page.
        otherwise: 'window.gm_authFailure?.();',
      });
      serve('/api', {
        call: 'baidu.script',
        key: 'ak',
        is: BAIDU_MAPS_KEY,
        file: './baidu.browser.ts',
        // Baidu answers a wrong key with an alert; ours is quieter, and just as useless.
        otherwise: '/* APP不存在，AK有误请检查再重试 */',
      });
      app.get('/sandbox/search', async (request: FastifyRequest, reply) => {
        if (await misbehave(world.scenarios.take('maps', 'search', []), reply, () => null)) return reply;
        searches += 1;
        const { text = '', country = '' } = request.query as Query;
        return { data: searchSpots(text, country) };
      });
      app.get('/sandbox/spots/:id', async (request: FastifyRequest, reply) => {
        const found = findSpot((request.params as { id: string }).id);
        return found ? { data: found } : reply.code(404).send({ message: 'No such place.' });
      });
    },
  };
}
