import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSite } from '../../testing/builders/builders.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { authenticateStaff } from './authenticate-staff.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let sites: Record<'it' | 'fr' | 'ec', number>;

beforeAll(async () => {
  database = await testDatabase();
  const it = await aSite(database.owner, { slug: 'it', region: 'europe' });
  const fr = await aSite(database.owner, { slug: 'fr', region: 'europe' });
  const ec = await aSite(database.owner, { slug: 'ec', region: 'americas' });
  sites = { it: it.id, fr: fr.id, ec: ec.id };
});
afterAll(() => database.drop());

interface GrantInput {
  role?: string;
  kind?: string;
  ref?: string | null;
  from?: string;
  until?: string | null;
  ended?: boolean;
}

async function aMember(...grants: GrantInput[]) {
  const token = `staff_${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(token).digest();
  const { rows } = await sql<{ id: number }>`
    insert into staff (kind, name) values ('api_key', 'grants') returning id`.execute(database.owner);
  const id = rows[0]?.id ?? 0;
  await sql`insert into staff_tokens (staff_id, name, token_hash) values (${id}, 'grants', ${hash})`.execute(
    database.owner,
  );
  for (const {
    role = 'support',
    kind = 'site',
    ref = 'it',
    from = '-1 hour',
    until = '1 hour',
    ended,
  } of grants)
    await sql`
      insert into grants (staff_id, role, scope_kind, scope_ref, from_at, until_at, created_at, ended_at, reason)
      values (${id}, ${role}, ${kind}, ${ref}, now() + ${from}::interval, now() + ${until}::interval,
              now() - interval '2 hours', ${ended ? sql`now()` : null}, 'test')`.execute(database.owner);
  return { id, token };
}

const sitesOf = async (token: string, permission = 'order.cancel') => {
  const actor = await authenticateStaff(database.app, token);
  return [...(actor?.permissions?.get(permission) ?? [])].sort((a, b) => a - b);
};

describe('what a grant gives', () => {
  test.each([
    ['brand', null, ['it', 'fr', 'ec']],
    ['region', 'europe', ['it', 'fr']],
    ['site', 'ec', ['ec']],
    ['store', 'it:1', []],
  ] as const)('[GRANTS-01] scope %s %s', async (kind, ref, expected) => {
    const { token } = await aMember({ kind, ref });
    expect(await sitesOf(token)).toEqual(expected.map((slug) => sites[slug]).sort((a, b) => a - b));
    expect(await sitesOf(token, 'order.refund')).toEqual([]);
  });

  test.each([
    ['not begun', { from: '1 minute' }, false],
    ['over', { until: '-1 minute' }, false],
    ['ended', { ended: true }, false],
    ['without an end', { until: null }, true],
    ['of a role that does not exist', { role: 'wizard' }, false],
  ] as const)('[GRANTS-02] a grant that is %s', async (_what, input, holds) => {
    const { token } = await aMember(input);
    expect(await sitesOf(token)).toEqual(holds ? [sites.it] : []);
  });

  test('[GRANTS-03] grants add up, each with its own sites', async () => {
    const { token } = await aMember({ role: 'support', ref: 'it' }, { role: 'finance', ref: 'ec' });
    expect(await sitesOf(token, 'order.cancel')).toEqual([sites.it]);
    expect(await sitesOf(token, 'order.refund')).toEqual([sites.ec]);
    expect(await sitesOf(token, 'order.read')).toEqual([sites.it, sites.ec].sort((a, b) => a - b));
  });

  test('[GRANTS-04] a custom role has its permissions, changed ones at the next call', async () => {
    await sql`insert into roles (name, label) values ('front_desk', 'Front desk')`.execute(database.owner);
    await sql`insert into role_permissions values ('front_desk', 'ticket.answer'), ('front_desk', 'no.such')`.execute(
      database.owner,
    );
    const { token } = await aMember({ role: 'front_desk' });
    const actor = await authenticateStaff(database.app, token);
    expect([...(actor?.permissions?.keys() ?? [])]).toEqual(['ticket.answer']);
    await sql`delete from role_permissions where role = 'front_desk'`.execute(database.owner);
    expect(await sitesOf(token, 'ticket.answer')).toEqual([]);
  });

  test('[GRANTS-05] a suspended member is not authenticated, whatever the grants', async () => {
    const { id, token } = await aMember({ role: 'admin' });
    await sql`update staff set status = 'suspended' where id = ${id}`.execute(database.owner);
    expect(await authenticateStaff(database.app, token)).toBeNull();
  });
});

describe('what the database refuses', () => {
  test.each([
    ['brand', 'it'],
    ['region', 'atlantis'],
    ['region', null],
    ['site', 'europe'],
    ['site', null],
    ['store', 'it'],
    ['planet', 'earth'],
  ])('[GRANTS-06] scope %s with %s', async (kind, ref) => {
    await expect(aMember({ kind, ref })).rejects.toThrow('check constraint');
  });

  test('[GRANTS-06] a grant to oneself, and one that ends before it begins', async () => {
    const { id } = await aMember();
    const give = (by: number, until: string) =>
      sql`insert into grants (staff_id, role, scope_kind, given_by, until_at, reason)
          values (${id}, 'admin', 'brand', ${by}, now() + ${until}::interval, 'test')`.execute(
        database.owner,
      );
    await expect(give(id, '1 day')).rejects.toThrow('check constraint');
    const other = await aMember();
    await expect(give(other.id, '-1 day')).rejects.toThrow('check constraint');
    await give(other.id, '1 day');
  });
});

test('[GRANTS-07] a token inserted with a role, as by the release before, gets its staff row and grant', async () => {
  const token = `staff_${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(token).digest();
  await sql`insert into staff_tokens (for_site_id, name, role, token_hash)
            values (${sites.ec}, 'old', 'finance', ${hash})`.execute(database.owner);
  expect(await sitesOf(token, 'order.refund')).toEqual([sites.ec]);
});
