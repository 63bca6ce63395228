import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { misbehave } from '../../core/misbehave.ts';
import { accountsOf, type World } from '../../core/world.ts';
import type { Checkout, Checkouts, Transaction } from './checkouts.ts';
import { paymentOf } from './notices.ts';
import { isSuccess, resultOf } from './results.ts';
import { centsOf, type Parameters, validateCheckout } from './validate-checkout.ts';

const GUAYAQUIL_MS = -5 * 3_600_000;
const dayIn = (at: Date) => new Date(at.getTime() + GUAYAQUIL_MS).toISOString().slice(0, 10);

/** What a merchant's server may ask. Every call names its entity and bears its token. */
export function merchantCalls(
  app: FastifyInstance,
  world: World,
  checkouts: Checkouts,
  integrityOf: () => string,
) {
  const stamp = (ndc: string) => ({
    buildNumber: 'sandbox',
    timestamp: world.clock.now().toISOString().replace('T', ' ').replace('Z', '+0000'),
    ndc,
  });
  const refuse = (reply: FastifyReply, status: number, code: string, more: object = {}) =>
    reply.code(status).send({ result: resultOf(code, more), ...stamp('') });

  const accountOf = (request: FastifyRequest, parameters: Parameters) =>
    findAccount(world, request, parameters);

  app.post('/v1/checkouts', async (request, reply) => {
    const parameters = (request.body ?? {}) as Parameters;
    const account = accountOf(request, parameters);
    if (!account) return refuse(reply, 401, '800.900.300');
    const behaviour = world.scenarios.take('datafast', 'checkouts.create', ['wrong_integrity']);
    if (await misbehave(behaviour, reply, () => checkouts.open(account, parameters))) return reply;
    const parameterErrors = validateCheckout(parameters);
    if (parameterErrors.length) return refuse(reply, 400, '200.300.404', { parameterErrors });
    const checkout = checkouts.open(account, parameters);
    const integrity =
      behaviour === 'wrong_integrity' ? `sha384-${Buffer.alloc(48).toString('base64')}` : integrityOf();
    return {
      result: resultOf('000.200.100'),
      ...stamp(checkout.id),
      id: checkout.id,
      ...(parameters.integrity === 'true' ? { integrity } : {}),
    };
  });

  app.get('/v1/checkouts/:id/payment', async (request, reply) => {
    const account = accountOf(request, request.query as Parameters);
    if (!account) return refuse(reply, 401, '800.900.300');
    const { id } = request.params as { id: string };
    if (await misbehave(world.scenarios.take('datafast', 'checkouts.payment', []), reply, () => {}))
      return reply;
    checkouts.advance();
    const checkout = checkouts.find(id);
    if (!checkout || checkout.account !== account || checkouts.isOver(checkout))
      return refuse(reply, 404, '200.300.404');
    return tell(checkout);
  });

  function tell(checkout: Checkout) {
    const told = checkouts.told(checkout);
    if (told) checkout.wasRequested = true;
    return told ? paymentOf(told) : { result: resultOf('000.200.100'), ...stamp(checkout.id) };
  }

  queryCall(app, world, { checkouts, refuse, stamp });
  refundCalls(app, world, { checkouts, refuse });
}

interface CallParts {
  readonly checkouts: Checkouts;
  readonly refuse: (reply: FastifyReply, status: number, code: string) => FastifyReply;
}

/** Every transaction of a reference. */
function queryCall(
  app: FastifyInstance,
  world: World,
  { checkouts, refuse, stamp }: CallParts & { readonly stamp: (ndc: string) => object },
) {
  app.get('/v1/query', async (request, reply) => {
    const query = request.query as Parameters;
    const account = findAccount(world, request, query);
    if (!account) return refuse(reply, 401, '800.900.300');
    if (await misbehave(world.scenarios.take('datafast', 'query', []), reply, () => {})) return reply;
    checkouts.advance();
    const found = checkouts
      .byReference(query.merchantTransactionId ?? '')
      .filter((one) => one.checkout.account === account);
    if (!found.length) return refuse(reply, 404, '700.400.580');
    return { result: resultOf('000.000.100'), ...stamp(''), payments: found.map(paymentOf) };
  });
}

function refundCalls(app: FastifyInstance, world: World, { checkouts, refuse }: CallParts) {
  app.post('/v1/payments/:id', async (request, reply) => {
    const parameters = (request.body ?? {}) as Parameters;
    const account = findAccount(world, request, parameters);
    if (!account) return refuse(reply, 401, '800.900.300');
    const paid = checkouts.transaction((request.params as { id: string }).id);
    if (!paid || paid.checkout.account !== account) return refuse(reply, 404, '700.400.580');
    const wrong = whyNotRefunded(world, paid, parameters);
    if (wrong) return refuse(reply, 400, wrong);
    const run = () =>
      checkouts.refund(
        paid,
        parameters.paymentType === 'RV' ? 'RV' : 'RF',
        parameters.amount ?? '',
        parameters.merchantTransactionId ?? '',
      );
    const behaviour = world.scenarios.take('datafast', 'payments.refund', ['decline']);
    if (await misbehave(behaviour, reply, run)) return reply;
    if (behaviour === 'decline') return refuse(reply, 400, '700.400.200');
    return paymentOf(run());
  });
}

/** The result code of a refund that is not possible; null: it is. */
function whyNotRefunded(
  world: World,
  paid: Transaction,
  { paymentType, amount, currency }: Parameters,
): string | null {
  const cents = centsOf(amount);
  if (paymentType !== 'RF' && paymentType !== 'RV') return '200.300.404';
  if (cents === null || currency !== paid.currency) return '200.300.404';
  const whole = centsOf(paid.amount) ?? 0;
  const returned = paid.checkout.transactions
    .filter((one) => one.referencedId === paid.id && isSuccess(one.code))
    .reduce((sum, one) => sum + (centsOf(one.amount) ?? 0), 0);
  if (paymentType === 'RV') {
    const sameDay = dayIn(paid.at) === dayIn(world.clock.now());
    return isSuccess(paid.code) && !returned && cents === whole && sameDay ? null : '700.400.300';
  }
  return isSuccess(paid.code) && returned + cents <= whole ? null : '700.400.200';
}

const findAccount = (world: World, request: FastifyRequest, parameters: Parameters) =>
  accountsOf(world, 'datafast').find(
    ({ keys }) =>
      request.headers.authorization === `Bearer ${keys.bearer}` && parameters.entityId === keys.entity,
  );
