import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCartKey } from './features/carts/check-cart-id.ts';
import { type Access, isOpen } from './testing/access/access.ts';
import { type Caller, callWith } from './testing/access/access-calls.ts';
import {
  type GuestOwner,
  type Ids,
  type Kind,
  makeUnknownIds,
  type Owner,
} from './testing/access/access-owner.ts';
import { ACCESS } from './testing/access/access-table.ts';
import { type AccessWorld, openAccessWorld } from './testing/access/access-world.ts';
import { type WriteWatch, watchWrites } from './testing/access/watch-writes.ts';

const MARK = 'Onlyforhisowner';
let world: AccessWorld;
let watch: WriteWatch;
let guest: GuestOwner;
let other: Owner;
const counted = { calls: 0, openings: 0 };

beforeAll(async () => {
  world = await openAccessWorld();
  guest = await world.guestOwned(world.home, MARK);
  other = await world.owned(world.home, 'Other');
  watch = await watchWrites(world.db);
}, 60_000);
afterAll(() => world.close());

const authOf = (key: string) => world.routes.get(key)?.config?.auth ?? 'public';
const kindsOf = ({ ids }: Access) =>
  Object.values(ids).flatMap((kind): Kind[] => (isOpen(kind) || kind === 'order_key' ? [] : [kind]));
/** Routes that a guest's cart or order is named by. The pair of an order and its attempt is the provider's secret. */
const KEYS = Object.entries(ACCESS).flatMap(([key, access]) =>
  access.for !== 'holder' &&
  kindsOf(access).some((kind) => ['cart', 'order', 'invoiced_order'].includes(kind))
    ? [key]
    : [],
);

/** Callers who read the URL of the checkout, and of the orders too, but hold none of the keys. */
function strangers(): Caller[] {
  const ids = makeUnknownIds();
  const withoutKeys = guest.pastCarts.map((pair) => pair.slice(0, pair.indexOf('.')));
  const knows = { tenant: 'it', ids, pastCarts: withoutKeys };
  return [
    { ...knows, name: 'knows the checkout URL', cartKey: '' },
    { ...knows, name: 'knows the checkout URL, with a key of another cart', cartKey: makeCartKey() },
    { ...knows, name: 'knows the checkout URL, signed in', cartKey: '', token: other.token },
    {
      ...knows,
      name: 'knows the checkout URL, signed in, with a key of another cart',
      cartKey: makeCartKey(),
      token: other.token,
    },
    // A cookie of another country, or a past cart with the key of another one.
    {
      ...knows,
      name: 'knows the URLs and has keys of other carts',
      cartKey: makeCartKey(),
      pastCarts: withoutKeys.map((id) => `${id}.${makeCartKey()}`),
    },
  ];
}

const mix = (own: Ids, kinds: readonly Kind[]): Ids => ({
  ...own,
  ...Object.fromEntries(kinds.map((kind) => [kind, guest.ids[kind]])),
});

describe('[C2] the checkout URL and the order codes without the key open and change nothing', () => {
  test.each(KEYS)('%s', { timeout: 30_000 }, async (key) => {
    const access = ACCESS[key] as Access;
    const kinds = kindsOf(access);
    await watch.take();
    for (const caller of strangers()) {
      if (authOf(key) === 'staff' && caller.token) continue;
      counted.calls += 1;
      const answer = await callWith(world.api, caller, key, access, mix(caller.ids, kinds));
      const told = `${caller.name}: ${answer.status} ${answer.body.slice(0, 200)}`;
      expect.soft(answer.body, told).not.toContain(MARK);
      // A signed-in caller without orders is shown none.
      const isOwnList = access.ownInstead && caller.token !== undefined;
      if (answer.status < 400 && !isOwnList) counted.openings += 1;
      if (!isOwnList) expect.soft(answer.status, told).toBeGreaterThanOrEqual(400);
      expect.soft([429, 500, 503], told).not.toContain(answer.status);
    }
    expect(await watch.take()).toEqual([]);
  });
});

describe('[C2] the guest with the keys gets in', () => {
  const OWN = ['GET /api/front/cart', 'GET /api/front/sales-orders/:code', 'GET /api/front/sales-orders'];
  test.each([
    ...OWN,
    'GET /api/front/sales-orders/:code/invoice',
    'GET /api/front/sales-orders/:code/documents/:id',
    'PUT /api/front/cart/contact',
    'POST /api/front/fulfillment',
  ])('%s', async (key) => {
    const caller = { name: 'guest', tenant: 'it', ids: guest.ids, pastCarts: guest.pastCarts };
    const answer = await callWith(world.api, caller, key, ACCESS[key] as Access, guest.ids);
    expect(answer.status, answer.body.slice(0, 200)).toBe(200);
  });
});

test('[C2] calls and openings', ({ annotate }) => {
  expect(KEYS.length).toBeGreaterThan(15);
  expect(counted.openings).toBe(0);
  return annotate(`${KEYS.length} routes, ${counted.calls} calls, ${counted.openings} openings`);
});
