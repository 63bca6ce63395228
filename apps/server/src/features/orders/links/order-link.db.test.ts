import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anOrder } from '../../../testing/builders/builders.ts';
import { type FormWorld, openFormWorld } from '../../../testing/worlds/form-world.ts';
import { readOrderKey } from './order-key.ts';

let world: FormWorld;
beforeAll(async () => {
  world = await openFormWorld();
});
beforeEach(() => world.resetAttempts());
afterAll(() => world.close());

const ask = (code: string, email: string, sent: Parameters<FormWorld['send']>[2] = {}) =>
  world.send('order-links', { code, email }, sent);
const order = (email: string) => anOrder(world.owner, { site_id: world.siteId, email, locale: 'it' });

test('[LOOKUP-01] code and e-mail bring the link that opens the order, to the address of the order', async () => {
  const { code } = await order('Guest@Orders.example');
  const answer = await ask(code.toLowerCase(), 'guest@orders.EXAMPLE');
  expect(answer.statusCode).toBe(202);
  expect(answer.json()).toEqual({ data: { status: 'sent' } });
  await world.work();
  const [mail, ...more] = world.mails('guest@orders.example');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Il link al tuo ordine ${code}`);
  const key = new RegExp(`/it-it/checkout/${code}/result\\?key=([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
  const keys = world.api.deps.config.signingKeys;
  expect(readOrderKey(keys, { site: 'it', code }, key)).toBe(1);
  expect(readOrderKey(keys, { site: 'it', code }, key, Date.now() + 181 * 86_400_000)).toBeNull();
});

test('[LOOKUP-02] a wrong code, another address and another site get the same answer and no mail', async () => {
  const { code } = await order('right@orders.example');
  const answers = await Promise.all([
    ask(code, 'right@orders.example'),
    ask('9XTR4K7QX2', 'right@orders.example'),
    ask(code, 'wrong@orders.example'),
    ask(code, 'right@orders.example', { tenant: 'fr' }),
  ]);
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  // Nothing is read before the answer: each request is one job, whatever it names.
  const { rows } = await sql`select 1 from graphile_worker._private_jobs`.execute(world.owner);
  expect(rows).toHaveLength(4);
  await world.work();
  expect(world.mails('right@orders.example')).toHaveLength(1);
  expect(world.mails('wrong@orders.example')).toEqual([]);
});

test('[LOOKUP-03] a mailbox gets three links an hour, and one network is refused after sixty requests', async () => {
  const { code } = await order('often@orders.example');
  for (let n = 0; n < 5; n += 1) await ask(code, 'often@orders.example');
  await world.work();
  expect(world.mails('often@orders.example')).toHaveLength(3);
  const statuses = new Set<number>();
  for (let n = 0; n < 61; n += 1)
    statuses.add((await ask(code, `n${n}@x.example`, { address: '198.19.1.7' })).statusCode);
  expect(statuses).toContain(429);
});
