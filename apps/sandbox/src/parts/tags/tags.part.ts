import type { FastifyRequest } from 'fastify';
import { TAG_CONTAINERS } from '../../accounts.ts';
import { browserScript } from '../../core/browser-script.ts';
import type { Part, World } from '../../core/world.ts';

interface Hit {
  readonly container: string;
  readonly event: string;
  /** Where it happened, as the browser says. */
  readonly page: string;
  /** `G1`, then a figure for advertising and one for statistics: 1 is granted. */
  readonly consent: string;
  /** The visitor's number in its cookie; only where statistics are granted. */
  readonly client: string | null;
  readonly at: string;
}

const MOST = 500;

/** Google's tag manager with a container that counts page views as consent mode lets it. GET /sandbox/hits. */
export function tagsPart(world: World): Part {
  const hits: Hit[] = [];
  const loads: string[] = [];
  return {
    name: 'tags',
    about: 'Google Tag Manager: five containers that count page views.',
    state: () => `${loads.length} containers loaded, ${hits.length} hits`,
    reset() {
      hits.length = 0;
      loads.length = 0;
    },
    routes(app) {
      app.get('/gtm.js', async ({ query }: FastifyRequest, reply) => {
        const { id = '' } = query as { id?: string };
        if (!TAG_CONTAINERS.includes(id)) return reply.code(404).send('');
        loads.push(id);
        return reply
          .type('application/javascript; charset=utf-8')
          .send(browserScript(new URL('./container.browser.ts', import.meta.url)));
      });
      app.get('/g/collect', async ({ query }: FastifyRequest, reply) => {
        const { tid = '', en = '', dl = '', gcs = '', cid } = query as Record<string, string>;
        hits.push({
          container: tid,
          event: en,
          page: dl,
          consent: gcs,
          client: cid ?? null,
          at: world.clock.now().toISOString(),
        });
        if (hits.length > MOST) hits.shift();
        return reply.header('access-control-allow-origin', '*').code(204).send();
      });
      app.get('/sandbox/hits', async () => ({ data: hits }));
    },
  };
}
