import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Part, World } from '../../core/world.ts';
import { merchantCalls, told } from './merchant-calls.ts';
import { phonePage } from './phone-page.ts';
import { createSales, type Sale, type Sales } from './sales.ts';

const TICK_MS = 200;
const TRIES = [
  ['…0001', 'approved after five seconds'],
  ['…0002', 'rejected by the shopper'],
  ['…0003', 'not answered, over after five minutes'],
  ['…0004', 'declined by the bank'],
  ['…0005', 'not a user of PayPhone'],
  ['…0006', 'approved in the moment the shop cancels'],
  ['…0429', 'too many calls'],
  ['any other', 'waits for you at /phone'],
] as const;
const Answered = z.object({ answer: z.enum(['approve', 'reject']) });

/** PayPhone of Ecuador: the shop asks, the shopper answers in the phone app. */
export function payphonePart(world: World): Part {
  const sales = createSales(world, notify);
  let forgetRequests = () => {};

  // Unsigned: any client that knows the URL can send one. Only approvals are sent, and only once.
  function notify(sale: Sale) {
    const { keys, site } = sale.account;
    const body = JSON.stringify(
      Object.fromEntries(
        Object.entries({ ...told(sale), email: 'rider@example.com', additionalData: '' }).map(
          ([name, value]) => [`${name[0]?.toUpperCase()}${name.slice(1)}`, value],
        ),
      ),
    );
    world.outbox.post({
      provider: 'payphone',
      site,
      event: `approved ${sale.transactionId}`,
      path: `/${keys.notification}`,
      build: () => ({ headers: {}, body }),
    });
  }

  return {
    name: 'payphone',
    about: 'PayPhone of Ecuador: asks the shopper on the phone. The phone is at /phone of its own port.',
    tries: TRIES,
    state() {
      sales.advance();
      const waiting = sales.all().filter(({ statusCode }) => statusCode === 1).length;
      return `${sales.all().length} requests, ${waiting} waiting for an answer`;
    },
    routes(app) {
      forgetRequests = merchantCalls(app, world, sales);
      phoneRoutes(app, world, sales);
      const ticking = setInterval(() => sales.advance(), TICK_MS);
      ticking.unref();
      app.addHook('onClose', async () => clearInterval(ticking));
    },
    reset() {
      sales.reset();
      forgetRequests();
    },
  };
}

/** The shopper's phone, where a person answers. */
function phoneRoutes(app: FastifyInstance, world: World, sales: Sales) {
  app.get('/phone', async (_request, reply) => {
    sales.advance();
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(phonePage(sales.all(), world.clock.now()));
  });
  app.get('/phone.json', async () => {
    sales.advance();
    return { data: sales.all().map(told) };
  });
  app.post('/phone/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const body = Answered.safeParse(request.body);
    const sale = sales.find((one) => String(one.transactionId) === id);
    if (!sale || !body.success) return reply.code(404).send({ message: 'No such request.' });
    sales.advance();
    sales.answer(sale, body.data.answer);
    return reply.redirect('/phone', 303);
  });
}
