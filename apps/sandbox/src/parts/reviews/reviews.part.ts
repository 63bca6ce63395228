import { z } from 'zod';
import type { Part } from '../../core/world.ts';
import { reviewsOf } from './reviews.ts';

const Query = z.object({
  store: z.string().min(1).max(20),
  sku: z.string().min(1).max(100),
  verified_only: z.enum(['true', 'false']).default('false'),
});
const Behaviour = z.strictObject({ behaviour: z.enum(['answer', 'fail', 'stall', 'garbage']) });
type Behaviour = z.infer<typeof Behaviour>['behaviour'];

/** GET /reviews is the service; POST /reviews/behaviour `{ "behaviour": "fail" }` makes it misbehave. */
export function reviewsPart(): Part {
  let behaviour: Behaviour = 'answer';
  let requested = 0;
  return {
    name: 'reviews',
    about: 'The service that collects what owners say.',
    state: () => `${behaviour === 'answer' ? 'answers' : behaviour}, asked ${requested} times`,
    routes(app) {
      app.get('/reviews', async (request, reply) => {
        requested += 1;
        if (behaviour === 'fail') return reply.code(500).send({ message: 'Out of order.' });
        if (behaviour === 'garbage') return reply.type('application/json').send('{"stats":');
        // Nothing is ever sent; the caller has to give up.
        if (behaviour === 'stall') return reply.hijack();
        const query = Query.safeParse(request.query);
        if (!query.success) return reply.code(422).send({ message: 'Give store and sku.' });
        return reviewsOf(query.data.sku, languageOf(request.headers['accept-language']));
      });
      app.post('/reviews/behaviour', async (request, reply) => {
        const wanted = Behaviour.safeParse(request.body);
        if (!wanted.success) return reply.code(422).send({ message: 'Give answer, fail, stall or garbage.' });
        behaviour = wanted.data.behaviour;
        return { data: { behaviour } };
      });
    },
    reset() {
      behaviour = 'answer';
      requested = 0;
    },
  };
}

const languageOf = (header = 'en') => header.slice(0, 2).toLowerCase();
