import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isPersonal, type SubjectKind } from './features/staff/audit-subjects.fragment.ts';
import { PERMISSIONS, permissionsOf, ROLES, type Role } from './features/staff/staff.rules.ts';
import { type Access, isOpen } from './testing/access/access.ts';
import { callWith } from './testing/access/access-calls.ts';
import type { Ids, Kind, Owner } from './testing/access/access-owner.ts';
import { ACCESS } from './testing/access/access-table.ts';
import { type AccessWorld, openAccessWorld, takeOwners } from './testing/access/access-world.ts';
import { type MadeForAct, makeForAct, STAFF_ACTS } from './testing/access/staff-acts.ts';
import { makeStaffCallers, type StaffCaller } from './testing/access/staff-callers.ts';
import { type Write, type WriteWatch, watchWrites } from './testing/access/watch-writes.ts';
import { aStaffMember } from './testing/builders/staff-builders.ts';
import { isFullTrial } from './testing/fuzz/trials.ts';

// Generated from the routes of the app: a new staff route is called here without being listed.

const HOME_MARK = 'Onlyforhisowner';
const AWAY_MARK = 'Onlyabroad';
let world: AccessWorld;
let owner: Owner;
let ownerFor: (access: Access) => Promise<Owner>;
let callers: readonly StaffCaller[];
let brandAdmin: string;
let watch: WriteWatch;

/** Routes about the caller alone: signed in is enough, and they read or change nothing of a site. */
const OF_THE_CALLER =
  /^\w+ \/api\/staff\/(me|session|sessions|sign-in|step-up|drafts|views|passkeys|invitations|auth)(\/|$)/;
/** A stream stays open: it has a test of its own. */
const STREAM = 'GET /api/staff/events';
/** What waits and what is found depends on several permissions; none of them is enough to refuse the whole. */
const BY_SEVERAL = ['GET /api/staff/inbox', 'GET /api/staff/search', 'GET /api/staff/approvals'];
/** Open to staff who may read the log, or the subject of the row. */
const BY_SUBJECT = [
  'GET /api/staff/audit/:id',
  'POST /api/staff/audit/:id/undo',
  'GET /api/staff/approvals/:id',
  'POST /api/staff/approvals/:id/approve',
  'POST /api/staff/approvals/:id/refuse',
  'POST /api/staff/approvals/:id/withdraw',
];
/** A plan of its maker: each act of a bulk run is audited when it is done. */
const isPlan = (key: string) => key.includes('/bulk/');
const OUT_OF_ORDER = [429, 500, 503];

beforeAll(async () => {
  world = await openAccessWorld();
  owner = await world.owned(world.home, HOME_MARK);
  await world.owned(world.away, AWAY_MARK);
  ownerFor = takeOwners(() => world.owned(world.home, HOME_MARK));
  callers = await makeStaffCallers(world.db, { own: 'it', other: 'es' });
  brandAdmin = (await aStaffMember(world.db, { site: null, role: 'admin', name: 'brand' })).token;
  watch = await watchWrites(world.db);
}, 240_000);
afterAll(() => world.close());

const staffRoutes = () =>
  [...world.routes.keys()]
    .filter((key) => /^(?!HEAD )\w+ \/api\/staff\//.test(key) && !OF_THE_CALLER.test(key) && key !== STREAM)
    .sort();
const isRead = (key: string) => key.startsWith('GET ');
const isAcrossSites = (key: string) => world.routes.get(key)?.config?.tenant === false;
const accessOf = (key: string): Access => ACCESS[key] ?? { ids: {} };
const callerOf = ({ name, token }: Pick<StaffCaller, 'name' | 'token'>) => ({
  name,
  tenant: 'it',
  token,
  ids: owner.ids,
});
const changes = (writes: readonly Write[]) => writes.filter(({ name }) => name !== 'audit_log');

/** The query strings with which a read is tried: without any, naming the site, and searching for what is the owner's. */
function queriesOf(key: string): Record<string, string>[] {
  const schema = (world.routes.get(key)?.schema as { querystring?: unknown } | undefined)?.querystring;
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const { order, contact_ticket: ticket, warranty_request: warranty } = owner.ids;
  return [
    {},
    ...(names.includes('sites') ? [{ sites: 'it' }] : []),
    ...(names.includes('q')
      ? [HOME_MARK, AWAY_MARK, order, ticket, warranty].map((q) => ({ q: String(q) }))
      : []),
  ];
}

/** The administrator and as many others, in turns over the routes, which know no role but only permissions; in trials all. */
const rolesOf = (route: number, others: number): readonly Role[] =>
  ROLES.filter(
    (role, place) =>
      isFullTrial ||
      role === 'admin' ||
      (place + ROLES.length - (route % ROLES.length)) % ROLES.length < others,
  );
const outsidersOf = (route: number) =>
  callers.filter(
    ({ scope, role }) => scope !== 'own site' && (role === null || rolesOf(route, 1).includes(role)),
  );

const read = (caller: StaffCaller, key: string, query: Record<string, string>) =>
  callWith(world.api, callerOf(caller), key, { ...accessOf(key), query }, owner.ids);

test('[AUDIT-10] every route refuses every role of another site, with an expired grant or without one; none reads or changes a row', async ({
  annotate,
}) => {
  let calls = 0;
  for (const [route, key] of staffRoutes().entries())
    for (const caller of outsidersOf(route))
      for (const query of isRead(key) && caller.scope !== 'expired' ? queriesOf(key) : [{}]) {
        const { status, body } = await read(caller, key, query);
        const told = `${key} ${new URLSearchParams(query)} as ${caller.name}: ${status} ${body.slice(0, 200)}`;
        calls += 1;
        expect.soft(body, told).not.toContain(HOME_MARK);
        expect.soft(OUT_OF_ORDER, told).not.toContain(status);
        // A list across sites shows a reader of another site the rows of that site, unless it is asked for this one.
        const isOfOther = isAcrossSites(key) && caller.scope === 'another site' && query.sites === undefined;
        if (status < 400) expect.soft(isOfOther, told).toBe(true);
      }
  // Lists across sites note that they were read.
  expect(changes(await watch.take())).toEqual([]);
  await annotate(`${staffRoutes().length} routes, ${callers.length} keys, ${calls} calls`);
}, 240_000);

test('[AUDIT-10] the stream of events is refused to keys that may read no order of the site', async () => {
  const query = { seconds: '1', sites: 'it' };
  const statuses = await Promise.all(
    callers.map(async (caller) => [caller, (await read(caller, STREAM, query)).status] as const),
  );
  for (const [{ name, role, scope }, status] of statuses) {
    const canRead = scope === 'own site' && role !== null && permissionsOf(role).includes('order.read');
    expect.soft(status, name).toBe(canRead ? 200 : 403);
  }
});

const ownRoles = () => callers.filter(({ scope }) => scope === 'own site');
/** Three of them and the administrator, and who has no role. */
const someOwnRoles = (route: number) =>
  ownRoles().filter(({ role }) => role === null || rolesOf(route, 3).includes(role));

/** The roles that got further than the check of the permission. A refusal may look as if there were nothing (404). */
function expectOnePermission(key: string, statuses: ReadonlyMap<Role, number>) {
  const best = Math.min(...statuses.values());
  if (best === 400 || best === 422 || [...BY_SEVERAL, ...BY_SUBJECT].includes(key)) return;
  const hasRefusal = [...statuses.values()].includes(403);
  const isIn = (status: number) =>
    status !== 401 && status !== 403 && !(status === 404 && best !== 404 && !hasRefusal);
  const tried = [...statuses.keys()];
  const allowed = tried.filter((role) => isIn(statuses.get(role) ?? 403)).join();
  // Of the roles tried, those that have one permission.
  const sets = PERMISSIONS.map((permission) =>
    tried.filter((role) => permissionsOf(role).includes(permission)).join(),
  );
  if (allowed !== '') expect.soft(sets, `${key}: ${[...statuses].join(' ')}`).toContain(allowed);
}

test('[AUDIT-11] on the own site every role reads what one permission gives it, and nothing of another site', async ({
  annotate,
}) => {
  const shown: string[] = [];
  for (const [route, key] of staffRoutes().filter(isRead).entries()) {
    const statuses = new Map<Role, number>();
    for (const caller of someOwnRoles(route))
      for (const query of queriesOf(key)) {
        const { status, body } = await read(caller, key, query);
        const told = `${key} ${new URLSearchParams(query)} as ${caller.name}: ${status} ${body.slice(0, 200)}`;
        expect.soft(body, told).not.toContain(AWAY_MARK);
        expect.soft(OUT_OF_ORDER, told).not.toContain(status);
        if (status >= 400) expect.soft(body, told).not.toContain(HOME_MARK);
        else if (caller.role === 'admin' && body.includes(HOME_MARK)) shown.push(key);
        if (caller.role) statuses.set(caller.role, Math.min(status, statuses.get(caller.role) ?? 599));
      }
    expectOnePermission(key, statuses);
    expect.soft(changes(await watch.take()), key).toEqual([]);
  }
  // The marks can be seen at all, in the search and the inbox too.
  expect(shown).toEqual(
    expect.arrayContaining([...BY_SEVERAL, 'GET /api/staff/orders', 'GET /api/staff/tickets']),
  );
  await annotate(`${new Set(shown).size} reads show the mark to an administrator`);
}, 240_000);

test('[AUDIT-11] search and inbox name only subjects that the role may open', async () => {
  const opens = {
    order: 'GET /api/staff/orders/:code',
    contact_ticket: 'GET /api/staff/contact-tickets/:code',
    warranty_request: 'GET /api/staff/warranty-requests/:code',
    return: 'GET /api/staff/returns/:code',
  } as const;
  for (const caller of ownRoles())
    for (const [kind, key] of Object.entries(opens) as [Kind, string][]) {
      if ((await read(caller, key, {})).status < 400) continue;
      for (const list of BY_SEVERAL)
        for (const query of [...queriesOf(list), { q: String(owner.ids[kind]) }])
          expect
            .soft((await read(caller, list, query)).body, `${list} as ${caller.name}: ${kind}`)
            .not.toContain(`"ref":"${owner.ids[kind]}"`);
    }
}, 60_000);

interface Acting {
  readonly token: string;
  readonly ids: Ids;
  readonly made: MadeForAct;
}

function act(key: string, { token, ids: own, made }: Acting) {
  const { path, body, headers, use = {} } = STAFF_ACTS[key] ?? {};
  const ids = Object.fromEntries(
    Object.entries(own).map(([kind, id]) => [kind, own[use[kind as Kind] ?? (kind as Kind)] ?? id]),
  ) as Ids;
  const access = accessOf(key);
  const named = path ? `${key.split(' ')[0]} ${path(made)}` : key;
  return callWith(
    world.api,
    { name: key, tenant: 'it', token, ids },
    named,
    {
      ...access,
      ids: path ? {} : access.ids,
      ...(body ? { body: () => body(made, ids) } : {}),
      ...(headers ? { headers } : {}),
    },
    ids,
  );
}

/** Declared to succeed for an administrator. */
const isExpectedToSucceed = (key: string) =>
  STAFF_ACTS[key] !== undefined ||
  (ACCESS[key] !== undefined &&
    !ACCESS[key].answer &&
    Object.values(ACCESS[key].ids).every((kind) => !isOpen(kind)));

describe('[AUDIT-12] an act of every role on the own site', () => {
  test('that succeeds leaves an audit row of its own transaction, one that is refused changes nothing', async ({
    annotate,
  }) => {
    const succeeded = new Set<string>();
    for (const [route, key] of staffRoutes()
      .filter((one) => !isRead(one))
      .entries()) {
      const { ids } = await ownerFor(accessOf(key));
      const made = await makeForAct(world.db, world.home);
      for (const first of STAFF_ACTS[key]?.first ?? []) await act(first, { token: brandAdmin, ids, made });
      await watch.take();
      const statuses = new Map<Role, number>();
      for (const { role, name, token } of [
        ...someOwnRoles(route),
        { role: null, name: 'admin of the brand', token: brandAdmin },
      ]) {
        const { status, body } = await act(key, { token, ids, made });
        const told = `${key} as ${name}: ${status} ${body.slice(0, 200)}`;
        const all = await watch.take();
        const written = changes(all);
        expect.soft(OUT_OF_ORDER, told).not.toContain(status);
        if (role) statuses.set(role, status);
        if (status >= 400) expect.soft(isPlan(key) ? [] : written, told).toEqual([]);
        else {
          const isFirst = !succeeded.has(key);
          succeeded.add(key);
          if (isFirst && !isPlan(key))
            expect.soft(all, told).toContainEqual({ name: 'audit_log', isAudited: true });
          const unaudited = written.filter((one) => !one.isAudited && !isPlan(key));
          expect.soft(unaudited, told).toEqual([]);
          expect.soft(body, told).not.toContain(AWAY_MARK);
        }
      }
      expectOnePermission(key, statuses);
      if (isExpectedToSucceed(key))
        expect.soft([...succeeded], `${key}: ${[...statuses].join(' ')}`).toContain(key);
    }
    const kinds = await sql<{ kind: SubjectKind }>`
      select distinct subject_kind as kind from audit_log where reason = 'Because.'`.execute(world.db);
    // What is typed about a person's things is erased with the person.
    expect(kinds.rows.filter(({ kind }) => isPersonal(kind))).toEqual([]);
    await annotate(`${succeeded.size} acts succeeded`);
  }, 240_000);
});
