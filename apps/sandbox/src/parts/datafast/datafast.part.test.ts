import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountsAt } from '../../accounts.ts';
import { buildProvider } from '../../app.ts';
import { createJournal } from '../../core/journal.ts';
import { createOutbox } from '../../core/outbox.ts';
import { createScenarios } from '../../core/scenarios.ts';
import type { World } from '../../core/world.ts';
import { createClock } from '../clock/clock.ts';
import { datafastPart } from './datafast.part.ts';
import { validateCheckout } from './validate-checkout.ts';

const GOOD: Record<string, string> = {
  entityId: 'sandbox00datafast00entity0000000',
  amount: '115.00',
  currency: 'USD',
  paymentType: 'DB',
  merchantTransactionId: 'our-reference',
  'customer.givenName': 'Ana',
  'customer.surname': 'Quishpe',
  'customer.ip': '203.0.113.7',
  'customer.merchantCustomerId': '1',
  'customer.email': 'a@b.ec',
  'customer.identificationDocType': 'IDCARD',
  'customer.identificationDocId': '0926687856',
  'customer.phone': '0984111222',
  'billing.street1': 'Calle 1',
  'billing.country': 'EC',
  'billing.postcode': '170135',
  'shipping.street1': 'Calle 1',
  'shipping.country': 'EC',
  'cart.items[0].name': 'Lupo',
  'cart.items[0].description': 'Lupo',
  'cart.items[0].price': '115.00',
  'cart.items[0].quantity': '1',
  'risk.parameters[USER_DATA2]': 'PADDOCK',
  'customParameters[SHOPPER_MID]': '1000000505',
  'customParameters[SHOPPER_TID]': 'PD100406',
  'customParameters[SHOPPER_ECI]': '0103910',
  'customParameters[SHOPPER_PSERV]': '17913101',
  'customParameters[SHOPPER_VERSIONDF]': '2',
  'customParameters[SHOPPER_VAL_BASE0]': '0.00',
  'customParameters[SHOPPER_VAL_BASEIMP]': '100.00',
  'customParameters[SHOPPER_VAL_IVA]': '15.00',
};
const wrongIn = (change: Record<string, string>) =>
  validateCheckout({ ...GOOD, ...change }).map(({ name }) => name);

test('a whole checkout is taken; each thing missing from it is named', () => {
  expect(validateCheckout(GOOD)).toEqual([]);
  for (const name of Object.keys(GOOD).filter((one) => one !== 'entityId')) {
    const { [name]: _left, ...rest } = GOOD;
    expect(validateCheckout(rest)).toContainEqual({ name, value: '', message: 'is missing' });
  }
});

test.each<[Record<string, string>, string]>([
  [{ amount: '115' }, 'amount'],
  [{ amount: '115.5' }, 'amount'],
  [{ 'customer.givenName': 'xxx' }, 'customer.givenName'],
  [{ 'customer.identificationDocId': '0000000000' }, 'customer.identificationDocId'],
  [{ 'customParameters[SHOPPER_VAL_IVA]': '15.01' }, 'customParameters[SHOPPER_VAL_IVA]'],
  [{ testMode: '' }, 'testMode'],
])('%j is refused', (change, name) => {
  expect(wrongIn(change)).toContain(name);
});

let world: World;
let app: FastifyInstance;
beforeEach(() => {
  const clock = createClock();
  world = {
    clock,
    journal: createJournal(clock),
    scenarios: createScenarios(),
    accounts: accountsAt(4600),
    outbox: createOutbox(clock, 'http://127.0.0.1:9/hooks'),
  };
  world.outbox.setDelivery('datafast', 'hold');
  app = buildProvider('datafast', datafastPart(world), world);
});
afterEach(async () => {
  world.outbox.stop();
  await app.close();
});

async function open(change: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/checkouts',
    headers: {
      authorization: 'Bearer sandbox-datafast-bearer',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ ...GOOD, ...change }).toString(),
  });
  return answer.json() as { id: string; integrity?: string; result: { code: string } };
}

test('neither card number nor code is written down anywhere', async () => {
  const { id } = await open();
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/checkouts/${id}/cards`,
    payload: {
      number: '4111111111111111',
      brand: 'VISA',
      holder: 'Ana',
      expiryMonth: '11',
      expiryYear: '2030',
      cvv: '987',
      shopperResultUrl: 'http://localhost:3000/return',
    },
  });
  expect(answer.json()).toMatchObject({ state: 'done' });
  const written = JSON.stringify([world.journal.requests(), world.journal.bookings()]);
  expect(written).toContain('411111…1111');
  expect(written).not.toMatch(/4111111111111111|cvv|"987"/);
});

test('the checksum comes only when asked for, and can be made wrong', async () => {
  expect(await open()).not.toHaveProperty('integrity');
  const { integrity } = await open({ integrity: 'true' });
  world.scenarios.add({
    provider: 'datafast',
    call: 'checkouts.create',
    behaviour: 'wrong_integrity',
    times: 1,
  });
  expect((await open({ integrity: 'true' })).integrity).not.toBe(integrity);
  expect((await open({ integrity: 'true' })).integrity).toBe(integrity);
});

test('a stranger is told nothing', async () => {
  const { id } = await open();
  const url = `/v1/checkouts/${id}/payment?entityId=${GOOD.entityId}`;
  const answer = await app.inject({ url, headers: { authorization: 'Bearer guessed' } });
  expect(answer.statusCode).toBe(401);
  expect(answer.json().result.code).toBe('800.900.300');
});
