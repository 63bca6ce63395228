import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from '../parts/clock/clock.ts';
import { createOutbox, type Outbox } from './outbox.ts';

let shop: Server;
let heard: string[];
let answers: number[];
let outbox: Outbox;
let clock: ReturnType<typeof createClock>;

beforeEach(async () => {
  heard = [];
  answers = [];
  shop = createServer(async (request, response) => {
    heard.push(`${request.method} ${request.url} ${await text(request)}`);
    response.writeHead(answers.shift() ?? 200).end();
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  // Stands still unless it is moved.
  const started = Date.now();
  clock = createClock(() => started);
  outbox = createOutbox(clock, `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hooks`);
});
afterEach(() => {
  outbox.stop();
  shop.closeAllConnections();
  shop.close();
});

let signed = 0;
const post = (event: string) =>
  outbox.post({
    provider: 'datafast',
    site: 'ec',
    event,
    build: () => ({ headers: {}, body: JSON.stringify({ event, signed: ++signed }) }),
  });
const bodies = () => heard.map((one) => JSON.parse(one.slice(one.indexOf('{')).replace(/ }$/, '}')).event);
const heardTimes = (times: number) => vi.waitFor(() => expect(heard).toHaveLength(times));
const quiet = () => new Promise((later) => setTimeout(later, 250));

test('a notification goes to the address of its provider and country, once', async () => {
  post('paid');
  await heardTimes(1);
  expect(heard[0]).toMatch(/^POST \/hooks\/datafast\/ec \{"event":"paid"/);
  await vi.waitFor(() =>
    expect(outbox.list()[0]).toMatchObject({ state: 'delivered', status: 200, tries: 1 }),
  );
});

test('held until released, in the order asked for', async () => {
  outbox.setDelivery('datafast', 'hold');
  for (const event of ['first', 'second']) post(event);
  await quiet();
  expect(heard).toEqual([]);
  outbox.release([2]);
  await heardTimes(1);
  outbox.release();
  await heardTimes(2);
  expect(bodies()).toEqual(['second', 'first']);
});

test('dropped is never sent; duplicated is sent twice; reordered the later first', async () => {
  outbox.setDelivery('datafast', 'drop');
  post('lost');
  outbox.setDelivery('datafast', 'duplicate');
  post('twice');
  await heardTimes(2);
  expect(bodies()).toEqual(['twice', 'twice']);
  outbox.setDelivery('datafast', 'reorder');
  for (const event of ['earlier', 'later']) post(event);
  await heardTimes(4);
  expect(bodies().slice(2)).toEqual(['later', 'earlier']);
});

test('corrupt is sent with another body than was signed, and not again', async () => {
  outbox.setDelivery('datafast', 'corrupt');
  answers = [401];
  post('touched');
  await heardTimes(1);
  expect(heard[0]).toMatch(/ }$/);
  await vi.waitFor(() => expect(outbox.list()[0]).toMatchObject({ state: 'delivered', status: 401 }));
});

test('a refused webhook is retried on schedule, with a new signature each time', async () => {
  answers = [500, 503];
  post('stubborn');
  await vi.waitFor(() => expect(outbox.list()[0]).toMatchObject({ state: 'queued', status: 500 }));
  await quiet();
  expect(heard).toHaveLength(1);
  clock.moveBy(1000);
  await heardTimes(2);
  await vi.waitFor(() => expect(outbox.list()[0]?.status).toBe(503));
  clock.moveBy(5000);
  await heardTimes(3);
  await vi.waitFor(() => expect(outbox.list()[0]).toMatchObject({ state: 'delivered', tries: 3 }));
  expect(new Set(heard).size).toBe(3);
});

test('a shop that is away is tried five times more and then given up', async () => {
  shop.closeAllConnections();
  shop.close();
  post('nobody home');
  for (const [tried, wait] of [1000, 5000, 30_000, 300_000, 3_600_000].entries()) {
    await vi.waitFor(() =>
      expect(outbox.list()[0]).toMatchObject({ tries: tried + 1, dueAt: clock.now().getTime() + wait }),
    );
    clock.moveBy(wait);
  }
  await vi.waitFor(() => expect(outbox.list()[0]).toMatchObject({ state: 'failed', status: 0, tries: 6 }));
});

test('replayed is byte for byte what was sent before; duplicated by hand comes twice', async () => {
  post('old');
  await heardTimes(1);
  outbox.replay([1]);
  await heardTimes(2);
  expect(heard[1]).toBe(heard[0]);
  outbox.duplicate([1]);
  await heardTimes(4);
  outbox.drop([1]);
  expect(outbox.list()[0]?.state).toBe('dropped');
});
