import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../../testing/worlds/desk.ts';
import { makeOrderKey } from '../links/order-key.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const open = async (code: string, linkVersion: number) => {
  const key = makeOrderKey(desk.api.deps.config.signingKeys, { site: 'ec', code, linkVersion });
  const url = `/api/front/sales-orders/${code}?key=${encodeURIComponent(key)}`;
  return (await desk.api.app.inject({ url, headers: { 'x-tenant': 'ec' } })).statusCode;
};

test('[order links] staff revoke the links of one order: sent ones stop opening, later ones open, and it is audited', async () => {
  const [code, other] = [await desk.anOrderOf(), await desk.anOrderOf()];
  expect([await open(code, 1), await open(other, 1)]).toEqual([200, 200]);
  const answer = await desk.call('POST', `orders/${code}/revoke-links`, { reason: 'forwarded by mistake' });
  expect(answer.statusCode).toBe(200);
  expect([await open(code, 1), await open(code, 2), await open(other, 1)]).toEqual([404, 200, 200]);
  const { rows } = await sql<{ action: string; reason: string; after: object }>`
    select a.action, v.after ->> 'reason' as reason, a.after from audit_log a
      join audit_private v on v.site_id = a.site_id and v.audit_id = a.id
     where a.subject_ref = ${code} and a.action = 'order.revoke_links'`.execute(desk.database.owner);
  expect(rows).toMatchObject([{ reason: 'forwarded by mistake', after: { link_version: 2 } }]);
});
