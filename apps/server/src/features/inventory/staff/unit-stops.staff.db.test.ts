import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaffToken } from '../../../cli/staff-tokens.ts';
import { aSite, aStop, aUnit } from '../../../testing/builders/builders.ts';
import { type FormWorld, openFormWorld } from '../../../testing/worlds/form-world.ts';
import type { Role } from '../../staff/staff.rules.ts';

let world: FormWorld;
const tokens = new Map<Role, string>();
beforeAll(async () => {
  world = await openFormWorld();
  for (const role of ['fulfilment', 'finance'] as const) {
    const made = await createStaffToken(world.owner, { site: 'it', name: role, role });
    tokens.set(role, made.ok ? made.token : '');
  }
});
afterAll(() => world.close());

let calls = 0;
async function act(path: string, payload: object, role: Role = 'fulfilment') {
  calls += 1;
  const { statusCode } = await world.api.app.inject({
    method: 'POST',
    url: `/api/staff/units/${path}`,
    headers: {
      'x-tenant': 'it',
      'x-locale': 'en',
      authorization: `Bearer ${tokens.get(role)}`,
      'idempotency-key': `stop-${calls}`,
    },
    payload,
  });
  return statusCode;
}

test('[LAW-02] staff set and lift their own stop and those of recalls, never another one; each act is audited', async () => {
  const unit = await aUnit(world.owner, { site_id: world.siteId });
  await aStop(world.owner, unit, { source: 'quarantine', reason: 'quarantine' });
  const scratch = { source: 'staff', reason: 'Scratch' };
  const recall = { source: 'recall', ref: '26V-001', reason: 'Brake hose' };
  expect(await act(`${unit.id}/stops`, scratch)).toBe(200);
  expect(await act(`${unit.id}/stops`, recall)).toBe(200);
  expect(await act(`${unit.id}/stops/lift`, { ...recall, ref: '26V-002' })).toBe(404);
  expect(await act(`${unit.id}/stops/lift`, { source: 'quarantine', reason: 'Found it' })).toBe(422);
  expect(await act(`${unit.id}/stops/lift`, { ...scratch, reason: 'Painted' })).toBe(200);
  expect(await act(`${unit.id}/stops/lift`, scratch)).toBe(404);
  const { rows } = await sql`
    select source, ref, reason from unit_stops where unit_id = ${unit.id} order by source`.execute(
    world.owner,
  );
  expect(rows).toEqual([
    { source: 'quarantine', ref: '', reason: 'quarantine' },
    { source: 'recall', ref: '26V-001', reason: 'Brake hose' },
  ]);
  const { rows: audited } = await sql`
    select action, reason, before, after from audit_log where subject_kind = 'unit' and subject_ref = ${unit.id}
     order by id`.execute(world.owner);
  expect(audited).toEqual([
    { action: 'unit.stop', reason: 'Scratch', before: {}, after: { source: 'staff', ref: '' } },
    { action: 'unit.stop', reason: 'Brake hose', before: {}, after: { source: 'recall', ref: '26V-001' } },
    { action: 'unit.lift_stop', reason: 'Painted', before: { source: 'staff', ref: '' }, after: {} },
  ]);
});

test('a unit of another site, a recall without a number and a role without the permission are refused', async () => {
  const elsewhere = await aUnit(world.owner, { site_id: (await aSite(world.owner, { slug: 'de' })).id });
  const unit = await aUnit(world.owner, { site_id: world.siteId });
  expect(await act(`${elsewhere.id}/stops`, { source: 'staff', reason: 'No' })).toBe(404);
  expect(await act(`${unit.id}/stops`, { source: 'recall', reason: 'No' })).toBe(422);
  expect(await act(`${unit.id}/stops`, { source: 'staff', ref: '1', reason: 'No' })).toBe(422);
  expect(await act(`${unit.id}/stops`, { source: 'staff', reason: 'No' }, 'finance')).toBe(403);
});
