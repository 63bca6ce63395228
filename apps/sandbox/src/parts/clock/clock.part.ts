import { z } from 'zod';
import type { Part } from '../../core/world.ts';
import type { Clock } from './clock.ts';

const HUNDRED_YEARS_MS = 100 * 365 * 86_400_000;

const Move = z.union([
  z.strictObject({ at: z.iso.datetime({ offset: true }) }),
  z.strictObject({ by_ms: z.number().int().min(-HUNDRED_YEARS_MS).max(HUNDRED_YEARS_MS) }),
  z.strictObject({ reset: z.literal(true) }),
]);

/** GET /clock tells the time, POST /clock moves it: `{ "by_ms": 259200000 }` is three days later. */
export function clockPart(clock: Clock): Part {
  const told = () => ({ now: clock.now().toISOString(), offset_ms: clock.offsetMs() });
  return {
    name: 'clock',
    about: 'The time every other part goes by. It can be moved.',
    state: () => (clock.offsetMs() === 0 ? 'real time' : `moved, now ${clock.now().toISOString()}`),
    routes(app) {
      app.get('/clock', async () => ({ data: told() }));
      app.post('/clock', async (request, reply) => {
        const move = Move.safeParse(request.body);
        if (!move.success) return reply.code(422).send({ message: 'Give at, by_ms or reset.' });
        if ('at' in move.data) clock.moveTo(new Date(move.data.at));
        else if ('by_ms' in move.data) clock.moveBy(move.data.by_ms);
        else clock.reset();
        return { data: told() };
      });
    },
  };
}
