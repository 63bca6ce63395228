import { sql } from 'kysely';
import { ROLES, type Role } from '../../features/staff/staff.rules.ts';
import type { Db } from '../../platform/db/db.ts';
import { allowLargeSums } from '../builders/approval-builders.ts';
import { aPaymentMethod, aShop, shopperIn } from '../builders/checkout-builders.ts';
import { aStaffMember } from '../builders/staff-builders.ts';
import { testDatabase } from '../database/database.ts';
import { testApp } from './test-app.ts';

export type Shop = Awaited<ReturnType<typeof aShop>>;
export type Desk = Awaited<ReturnType<typeof openDesk>>;

interface Sent {
  as?: Role | { token: string };
  tenant?: string;
  key?: string;
  headers?: Record<string, string>;
}

/**
 * Two shops with their staff, over the wire: what staff do in one is not seen in the other. `hasLimit`: large refunds need
 * a second person, as they do without a rule.
 */
export async function openDesk({ hasLimit = false } = {}) {
  const database = await testDatabase();
  const { owner } = database;
  await allowLargeSums(owner, hasLimit ? ['payment.confirm'] : undefined);
  const shop = await aShop(owner, { slug: 'ec', timezone: 'America/Guayaquil' });
  const other = await aShop(owner, { slug: 'it' });
  const cash = await aPaymentMethod(owner, {
    site_id: shop.site.id,
    code: 'cash',
    component: 'CashPayment',
    type: 'cash',
    settings: {},
  });

  const tokenOf = async (site: string | null, role: Role): Promise<string> =>
    (await aStaffMember(owner, { site, role, name: `${role} of ${site}` })).token;
  const tokens = {} as Record<Role, string>;
  for (const role of ROLES) tokens[role] = await tokenOf('ec', role);
  const api = await testApp(database.appUrl);

  function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    { as = 'admin', tenant = 'ec', key, headers }: Sent = {},
  ) {
    const token = typeof as === 'string' ? tokens[as] : as.token;
    return api.app.inject({
      method,
      url: `/api/staff/${path}`,
      headers: {
        'x-tenant': tenant,
        authorization: `Bearer ${token}`,
        'x-request-id': 'request-of-the-test',
        ...(method === 'POST' ? { 'idempotency-key': key ?? crypto.randomUUID() } : {}),
        ...headers,
      },
      ...(payload ? { payload } : {}),
    });
  }

  /** A guest buys with a method that no provider looks after, up to "registered". */
  async function anOrderOf(
    scope: Shop = shop,
    methodId: number = scope.bank.id,
    ref = 'TRX 77',
  ): Promise<string> {
    const shopper = shopperIn(api, { slug: scope.site.slug });
    const unit = await scope.aUnit();
    const placed = await shopper.order(await shopper.walk([unit.id], methodId));
    if (placed.statusCode !== 200) throw new Error(placed.body);
    const { post, order } = placed.json().data;
    const sent = { payment_method_id: methodId, check_terms: true, ref };
    const registered = await shopper.send('POST', post.url, sent);
    if (registered.statusCode !== 200) throw new Error(registered.body);
    return order.code;
  }

  const close = async () => {
    await api.close();
    await database.drop();
  };
  return {
    database,
    api,
    shop,
    other,
    cash,
    tokens,
    tokenOf,
    call,
    anOrderOf,
    ...deskReads(owner),
    close,
  };
}

/** What the database says of an order after staff have acted. */
function deskReads(owner: Db) {
  const rowOf = (code: string) =>
    owner.selectFrom('orders').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
  const totalOf = async (code: string) => (await rowOf(code)).total_minor;
  const money = async (code: string, change: object = {}) => ({
    amount_minor: await totalOf(code),
    currency: 'EUR',
    value_on: '2026-11-15',
    reference: `BANK ${code}`,
    ...change,
  });
  const auditOf = async (code: string) =>
    (
      await sql<Record<string, unknown>>`
        select a.action, a.actor_kind, a.actor_ref, a.request_id, coalesce(a.reason, v.after ->> 'reason') as reason,
               a.before, a.after
          from audit_log a left join audit_private v on v.site_id = a.site_id and v.audit_id = a.id
         where a.subject_ref = ${code} order by a.id`.execute(owner)
    ).rows;
  const claimOf = async (code: string) =>
    (
      await sql<{ kind: string }>`
        select c.kind from unit_claims c join orders o on o.site_id = c.site_id and o.id = c.order_id
         where o.code = ${code} and c.released_at is null`.execute(owner)
    ).rows.map(({ kind }) => kind);
  const mailsOf = async (code: string) =>
    (
      await sql<{ kind: string }>`
        select m.kind from mails m join orders o on o.site_id = m.site_id and o.id = m.order_id
         where o.code = ${code} order by m.id`.execute(owner)
    ).rows.map(({ kind }) => kind);
  return { rowOf, totalOf, money, auditOf, claimOf, mailsOf };
}
