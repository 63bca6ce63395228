import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Access, isOpen, type Slot } from './testing/access/access.ts';
import { type Caller, callWith } from './testing/access/access-calls.ts';
import { type Ids, type Kind, makeUnknownIds, type Owner } from './testing/access/access-owner.ts';
import { ACCESS } from './testing/access/access-table.ts';
import { type AccessWorld, openAccessWorld, takeOwners } from './testing/access/access-world.ts';
import { idsOf } from './testing/access/route-ids.ts';
import { type WriteWatch, watchWrites } from './testing/access/watch-writes.ts';

// Stands in everything of the owner's, so that it is seen wherever it comes out.
const MARK = 'Onlyforhisowner';
// Each may ask only so often in a minute, so they take turns.
const TURNS = 4;
// Ends all sessions of its customer, who can do nothing after it.
const SIGNS_OUT = /verify-email|password|secure-account|sessions/;
let world: AccessWorld;
let watch: WriteWatch;
let owner: Owner;
let ownerFor: (access: Access) => Promise<Owner>;
let blocked: Owner;
const others: Owner[] = [];
const strangers: Owner[] = [];
const counted = { calls: 0, refusals: 0, letIn: 0 };

beforeAll(async () => {
  world = await openAccessWorld();
  owner = await world.owned(world.home, MARK);
  ownerFor = takeOwners(() => world.owned(world.home, MARK));
  blocked = await world.owned(world.home, MARK);
  await world.db
    .updateTable('customers')
    .set({ blocked_at: new Date() })
    .where('id', '=', blocked.customerId)
    .execute();
  for (let n = 0; n < TURNS; n += 1) {
    others.push(await world.owned(world.home, 'Other'));
    strangers.push(await world.owned(world.away, 'Stranger'));
  }
  watch = await watchWrites(world.db);
}, 60_000);
afterAll(() => world.close());

const call = (caller: Caller, key: string, access: Access, ids: Ids) => {
  counted.calls += 1;
  return callWith(world.api, caller, key, access, ids);
};
const authOf = (key: string) => world.routes.get(key)?.config?.auth ?? 'public';
const slotsOf = ({ ids }: Access) =>
  (Object.entries(ids) as [Slot, Kind][]).filter(([, kind]) => !isOpen(kind));
const isOrder = (kind: Kind) => kind.endsWith('order');

/** The caller's own ids, with foreign ones for these kinds. */
const swapped = (own: Ids, from: Ids, kinds: readonly Kind[]): Ids => ({
  ...own,
  ...Object.fromEntries(kinds.map((kind) => [kind, from[kind]])),
});

/** Refused, and told nothing: byte for byte the answer for an unknown id. */
async function expectRefused(caller: Caller, key: string, access: Access, from: Owner) {
  // A key opens its order to the holder of the link (H-45), so each caller keeps the own one.
  const all = slotsOf(access).flatMap(([, kind]): Kind[] => (kind === 'order_key' ? [] : [kind]));
  const oneByOne = all.length > 1 ? all.map((kind) => [kind]) : [];
  for (const kinds of [all, ...oneByOne]) {
    const isBagOnly = kinds.length === 1 && kinds[0] === 'cart';
    // With the own order in the path and a foreign cart in the header the caller sees the own order.
    if (isBagOnly && all.some(isOrder)) continue;
    const told = `${caller.name}, with ${kinds.join(', ')} of the owner`;
    const answer = await call(caller, key, access, swapped(caller.ids, from.ids, kinds));
    const reported = `${told}: ${answer.status} ${answer.body.slice(0, 300)}`;
    expect.soft(answer.body, told).not.toContain(MARK);
    expect.soft([429, 500, 503], reported).not.toContain(answer.status);
    if (answer.status >= 400) counted.refusals += 1;
    if (answer.status === 401) continue;
    expect.soft(['customer', 'staff'].includes(authOf(key)) && !caller.token, reported).toBe(false);
    if (!access.ownInstead) expect.soft(answer.status, reported).toBeGreaterThanOrEqual(400);
    // A cart has an owner or is new: there is no unknown one (H-02).
    if (kinds.includes('cart') && !all.some(isOrder) && !access.ownInstead) continue;
    const missing = await call(caller, key, access, swapped(caller.ids, makeUnknownIds(), kinds));
    expect.soft(answer, told).toEqual(missing);
    const isInPath = slotsOf(access).some(
      ([slot, kind]) => slot.startsWith('params.') && kinds.includes(kind),
    );
    // Staff without the permission on the site are refused before anything is looked up.
    const isOutside = authOf(key) === 'staff' && answer.status === 403;
    if (isInPath && !isOutside) expect.soft(answer.status, reported).toBe(404);
  }
}

/** All callers that must be refused. */
function callersOf(key: string, turn: number): [Caller, Owner][] {
  const other = others[turn % TURNS] as Owner;
  const stranger = strangers[turn % TURNS] as Owner;
  const guest = { name: 'guest', tenant: 'it', ids: makeUnknownIds() };
  const elsewhere: Caller[] = [
    { ...guest, name: 'guest of another site', tenant: 'es' },
    { name: 'customer of another site', tenant: 'es', token: stranger.token, ids: stranger.ids },
    { name: 'owner, at another site', tenant: 'es', token: owner.token, ids: stranger.ids },
  ];
  // A route without authentication cannot refuse by caller; only the site counts.
  if (authOf(key) === 'public') return elsewhere.map((caller) => [caller, owner]);
  const here: Caller[] = [
    { name: 'customer of another site, here', tenant: 'it', token: stranger.token, ids: stranger.ids },
    { name: 'owner, expired', tenant: 'it', token: owner.expiredToken, ids: other.ids },
  ];
  if (ACCESS[key]?.for !== 'holder')
    here.push(
      ...[guest, { ...guest, name: 'guest with a bag', ids: { ...makeUnknownIds(), cart: other.ids.cart } }],
      { name: 'other customer', tenant: 'it', token: other.token, ids: other.ids },
      // Worst case: the cookies of cart and orders are still there, with the right keys.
      { ...guest, name: 'same browser after logout', pastCarts: owner.pastCarts },
    );
  if (authOf(key) === 'staff')
    here.push(
      { name: 'the customer himself', tenant: 'it', token: owner.token, ids: owner.ids },
      { name: 'staff of another site', tenant: 'es', token: world.staff.away, ids: stranger.ids },
      { name: 'staff of another site, here', tenant: 'it', token: world.staff.away, ids: stranger.ids },
    );
  const shutOut: Caller = { name: 'owner, blocked', tenant: 'it', token: blocked.token, ids: other.ids };
  return [...[...elsewhere, ...here].map((caller): [Caller, Owner] => [caller, owner]), [shutOut, blocked]];
}

const KEYS = Object.entries(ACCESS).flatMap(([key, access]) => (slotsOf(access).length > 0 ? [key] : []));

test('every id of every route is in the table, and the table names no other', () => {
  const ours = [...world.routes].filter(
    ([key, { url }]) =>
      /^\/api\/(?!docs)/.test(url) && (!key.startsWith('HEAD ') || ACCESS[key] !== undefined),
  );
  const found = ours.map(([key, route]) => [key, idsOf(route).sort()] as const);
  const known = Object.entries(ACCESS).map(([key, { ids }]) => [key, Object.keys(ids).sort()] as const);
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(found.filter(([, ids]) => ids.length > 0)));
});

describe('other callers cannot read it, detect it or change it', () => {
  test.each(KEYS)('%s', { timeout: 30_000 }, async (key) => {
    await watch.take();
    for (const [caller, from] of callersOf(key, KEYS.indexOf(key)))
      await expectRefused(caller, key, ACCESS[key] as Access, from);
    expect(await watch.take()).toEqual([]);
  });
});

describe('the owner gets in', () => {
  test.each(KEYS)('%s', { timeout: 30_000 }, async (key) => {
    const access = ACCESS[key] as Access;
    // What was acted on once is not acted on again.
    const isOwn = SIGNS_OUT.test(key);
    const one = key.startsWith('GET ')
      ? owner
      : await (isOwn ? world.owned(world.home, MARK) : ownerFor(access));
    const holder = others[KEYS.indexOf(key) % TURNS] as Owner;
    const isHolders = access.for === 'holder';
    const tokens =
      authOf(key) === 'staff'
        ? [world.staff.home]
        : isHolders
          ? [holder.token]
          : [one.secondToken, one.token];
    const right = access.answer === undefined ? [200, 201, 204] : [access.answer];
    for (const token of key.startsWith('GET ') ? tokens : tokens.slice(-1)) {
      const caller = { name: 'owner', tenant: 'it', ids: isHolders ? holder.ids : one.ids };
      const isPublic = authOf(key) === 'public';
      const answer = await call(isPublic ? caller : { ...caller, token }, key, access, one.ids);
      expect(right, `${answer.status} ${answer.body.slice(0, 300)}`).toContain(answer.status);
      counted.letIn += 1;
    }
  });
});

test('calls and refusals', ({ annotate }) => {
  expect(counted.refusals).toBeGreaterThan(KEYS.length * 5);
  const { calls, refusals, letIn } = counted;
  return annotate(`${KEYS.length} routes, ${calls} calls, ${refusals} refusals, ${letIn} let in`);
});
