import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { misbehave } from '../../core/misbehave.ts';
import { accountsOf, type World } from '../../core/world.ts';
import { endingOf, type Sale, type Sales } from './sales.ts';

const cents = z.number().int().min(0).max(99_999_999);
const SaleBody = z
  .object({
    phoneNumber: z.string().regex(/^\d{8,15}$/),
    countryCode: z.string().regex(/^\d{1,4}$/),
    amount: cents.min(1),
    amountWithoutTax: cents.default(0),
    amountWithTax: cents.default(0),
    tax: cents.default(0),
    service: cents.default(0),
    tip: cents.default(0),
    currency: z.literal('USD'),
    clientTransactionId: z.string().min(1).max(50),
    storeId: z.string().min(1),
    reference: z.string().min(1).max(100),
    timeZone: z.number().optional(),
  })
  .refine(
    (sale) => sale.amount === sale.amountWithoutTax + sale.amountWithTax + sale.tax + sale.service + sale.tip,
    { path: ['amount'], message: 'amount is not the sum of its parts' },
  );
const Id = z.object({ id: z.number().int() });
const ClientId = z.object({ clientId: z.string() });
const PER_MINUTE = 30;

/** What a shop's server may ask, with the token of its application. */
export function merchantCalls(app: FastifyInstance, world: World, sales: Sales) {
  const requested: number[] = [];

  app.post('/api/Sale', createSale(world, sales));

  async function show(request: FastifyRequest, reply: FastifyReply, by: (sale: Sale) => boolean) {
    const account = accountOf(world, request);
    if (!account) return unknownToken(reply);
    const now = world.clock.now().getTime();
    while (requested[0] !== undefined && requested[0] <= now - 60_000) requested.shift();
    if (requested.length >= PER_MINUTE) return tooMany(reply);
    requested.push(now);
    if (await misbehave(world.scenarios.take('payphone', 'sale.get', []), reply, () => {})) return reply;
    sales.advance();
    const sale = sales.find(by);
    if (!sale || sale.account !== account) return refuse(reply, 404, 20, 'La transacción no existe');
    return told(sale);
  }
  app.get('/api/Sale/:id', (request, reply) => {
    const { id } = request.params as { id: string };
    return show(request, reply, (sale) => String(sale.transactionId) === id);
  });
  app.get('/api/Sale/client/:id', (request, reply) => {
    const { id } = request.params as { id: string };
    return show(request, reply, (sale) => sale.clientTransactionId === id);
  });

  app.get('/api/Users/check/:number/region/:prefix', async (request, reply) => {
    if (!accountOf(world, request)) return unknownToken(reply);
    if (await misbehave(world.scenarios.take('payphone', 'users.check', []), reply, () => {})) return reply;
    return reply
      .type('application/json')
      .send(JSON.stringify(endingOf((request.params as { number: string }).number) !== '0005'));
  });

  const cancel = changeSale({ world, sales }, 'cancel', 'La transacción ya no se puede cancelar');
  app.post('/api/Cancel', cancel);
  app.post('/api/Cancel/client', cancel);
  const reverse = changeSale({ world, sales }, 'reverse', 'La transacción ya no se puede reversar');
  app.post('/api/Reverse', reverse);
  app.post('/api/Reverse/Client', reverse);

  return () => void requested.splice(0);
}

const refuse = (reply: FastifyReply, status: number, errorCode: number, message: string, errors?: unknown) =>
  reply.code(status).send({ message, errorCode, ...(errors ? { errors } : {}) });
const accountOf = (world: World, request: FastifyRequest) =>
  accountsOf(world, 'payphone').find(({ keys }) => request.headers.authorization === `Bearer ${keys.token}`);
const unknownToken = (reply: FastifyReply) => refuse(reply, 401, 802, 'Token inválido');
const tooMany = (reply: FastifyReply) => refuse(reply, 429, 429, 'Demasiadas consultas');

const createSale = (world: World, sales: Sales) => async (request: FastifyRequest, reply: FastifyReply) => {
  const account = accountOf(world, request);
  if (!account) return unknownToken(reply);
  const body = SaleBody.safeParse(request.body);
  if (!body.success)
    return refuse(
      ...([reply, 400, 800, 'Datos inválidos'] as const),
      body.error.issues.map(({ path, message }) => ({
        message: path.join('.'),
        errorDescriptions: [message],
      })),
    );
  const sale = body.data;
  if (sale.storeId !== account.settings.storeId) return refuse(reply, 400, 100, 'La tienda no existe');
  if (endingOf(sale.phoneNumber) === '0429') return tooMany(reply);
  if (endingOf(sale.phoneNumber) === '0005')
    return refuse(reply, 400, 800, 'El número no es usuario de PayPhone');
  if (sales.find((one) => one.clientTransactionId === sale.clientTransactionId))
    return refuse(reply, 400, 800, 'El clientTransactionId ya existe');
  const behaviour = world.scenarios.take('payphone', 'sale.create', ['decline', 'pending', 'wrong_amount']);
  const run = () => sales.ask(account, sale, behaviour);
  if (await misbehave(behaviour, reply, run)) return reply;
  return { transactionId: run().transactionId };
};

function changeSale(
  { world, sales }: { world: World; sales: Sales },
  call: 'cancel' | 'reverse',
  message: string,
) {
  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const account = accountOf(world, request);
    if (!account) return unknownToken(reply);
    const body = z.union([Id, ClientId]).safeParse(request.body);
    if (!body.success) return refuse(reply, 400, 800, 'Datos inválidos');
    sales.advance();
    const wanted = body.data;
    const sale = sales.find((one) =>
      'id' in wanted ? one.transactionId === wanted.id : one.clientTransactionId === wanted.clientId,
    );
    if (!sale || sale.account !== account) return refuse(reply, 404, 20, 'La transacción no existe');
    let done = false;
    const run = () => {
      done = sales[call](sale);
    };
    if (await misbehave(world.scenarios.take('payphone', call, []), reply, run)) return reply;
    run();
    return done ? reply.type('application/json').send('true') : refuse(reply, 400, 800, message);
  }
  return handle;
}

/** As the status call words it; the notification has the same with capital letters. */
export const told = (sale: Sale) => ({
  statusCode: sale.statusCode,
  transactionStatus: sale.transactionStatus,
  transactionId: sale.transactionId,
  clientTransactionId: sale.clientTransactionId,
  amount: sale.amount,
  currency: sale.currency,
  authorizationCode: sale.statusCode === 3 ? `W${sale.transactionId}` : null,
  message: sale.message,
  messageCode: 0,
  cardType: 'Credit',
  cardBrand: 'Visa Produbanco',
  bin: '400000',
  lastDigits: '4242',
  deferred: false,
  phoneNumber: `${sale.countryCode}${sale.phoneNumber.replace(/^0/, '')}`,
  document: '1700000000',
  storeName: 'PADDOCK',
  storeId: sale.storeId,
  reference: sale.reference,
  date: (sale.endedAt ?? sale.createdAt).toISOString(),
});
