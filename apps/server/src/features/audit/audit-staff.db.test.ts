import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { anApproval } from '../../testing/builders/approval-builders.ts';
import { aCustomer } from '../../testing/builders/builders.ts';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';
import { forgetPerson } from '../privacy/erase-account.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { checkAuditChain } from './check-audit-chain.ts';
import { extendAuditChain } from './extend-audit-chain.ts';

let desk: Desk;
let reviewCode: string;

beforeAll(async () => {
  desk = await openDesk();
  const { owner } = desk.database;
  const unit = await desk.shop.aUnit();
  const { code } = await owner
    .insertInto('reviews')
    .values({
      site_id: desk.shop.site.id,
      product_id: unit.product_id,
      import_ref: 'audit',
      stars: 5,
      title: 'Light',
      body: 'It goes well.',
      author: 'Anna R.',
      locale: 'en',
    })
    .returning('code')
    .executeTakeFirstOrThrow();
  reviewCode = code;
});
afterAll(() => desk.close());

type Row = { id: number; action: string; site: string; undoes_id: number | null };
const list = async (query: string, options: Parameters<Desk['call']>[3] = {}) => {
  const answer = await desk.call('GET', `audit?${query}`, undefined, options);
  return { status: answer.statusCode, rows: answer.json().data as Row[], meta: answer.json().meta };
};

test('[AUDIT-06] the log is read page by page and by filter; the history of a subject by staff who may read it', async () => {
  const code = await desk.anOrderOf();
  for (const reason of ['one', 'two', 'three'])
    expect((await desk.call('POST', `orders/${code}/revoke-links`, { reason })).statusCode).toBe(200);
  const first = await list(`subject_kind=order&subject_ref=${code}&limit=2`);
  expect(first.meta).toMatchObject({ count: 3, count_is: 'exact', next: expect.any(String) });
  const second = await list(`subject_kind=order&subject_ref=${code}&limit=2&after=${first.meta.next}`);
  const ids = [...first.rows, ...second.rows].map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  expect((await list('action=order.revoke_links&from=2020-01-01&to=2020-01-02')).rows).toEqual([]);
  expect((await list('action=order.revoke_links')).rows.length).toBeGreaterThanOrEqual(3);

  const support = { as: 'support' } as const;
  expect((await list('', support)).status).toBe(403);
  expect((await list(`subject_kind=order&subject_ref=${code}`, support)).rows).toHaveLength(3);
  expect((await list(`subject_kind=page&subject_ref=home/en`, support)).status).toBe(403);
  const foreign = { as: { token: await desk.tokenOf('it', 'admin') }, tenant: 'it' } as const;
  expect((await list(`subject_kind=order&subject_ref=${code}`, foreign)).rows).toEqual([]);
  expect((await desk.call('GET', `audit/${ids[0]}`, undefined, foreign)).statusCode).toBe(404);
});

test('[AUDIT-07] an act with an inverse is undone once, and not after its subject has changed', async () => {
  const act = (path: string, body: object = {}) => desk.call('POST', `reviews/${reviewCode}/${path}`, body);
  const newest = async () => (await list(`subject_kind=review&subject_ref=${reviewCode}`)).rows[0] as Row;
  const undo = (id: number, options = {}) => desk.call('POST', `audit/${id}/undo`, {}, options);
  const actionOf = async (id: number) => (await desk.call('GET', `audit/${id}`)).json().data.actions[0];

  expect((await act('approve')).statusCode).toBe(200);
  const approved = await newest();
  expect(await actionOf(approved.id)).toMatchObject({ name: 'audit.undo', allowed: true });
  expect((await undo(approved.id, { as: 'finance' })).statusCode).toBe(404);
  expect((await undo(approved.id)).json()).toEqual({ data: { undone: approved.id } });
  const undone = await newest();
  expect(undone).toMatchObject({ action: 'review.refuse', undoes_id: approved.id });
  expect((await undo(approved.id)).statusCode).toBe(409);

  expect((await act('approve')).statusCode).toBe(200);
  expect(await actionOf(undone.id)).toMatchObject({ allowed: false, reason: 'moved_on' });
  expect((await undo(undone.id)).statusCode).toBe(409);
  expect((await newest()).action).toBe('review.approve');
});

test('[AUDIT-09] personal values are kept apart: an erasure removes them, the row and the chain stay; a changed value is found', async () => {
  const { owner, app } = desk.database;
  const siteId = desk.shop.site.id;
  const customer = await aCustomer(owner, { site_id: siteId, email: 'ada@audit.example' });
  await withSite(app, siteId, (tx) =>
    writeAudit(
      tx,
      { siteId, staffId: 1, requestId: 'r' },
      {
        action: 'customer.address',
        subject: { kind: 'customer', ref: String(customer.id) },
        reason: null,
        before: {},
        after: { changed: ['address1'] },
        personal: {
          before: { address1: 'Via Tortona 1' },
          after: { address1: 'Via Savona 2' },
        },
      },
    ),
  );
  const [row] = (await list(`subject_kind=customer&subject_ref=${customer.id}`)).rows;
  const show = async () => (await desk.call('GET', `audit/${row?.id}`)).json().data;
  expect(await show()).toMatchObject({
    personal: { before: { address1: 'Via Tortona 1' } },
    has_erased_values: false,
  });
  await expect
    .poll(async () => {
      await extendAuditChain(app);
      return (await show()).link;
    })
    .not.toBeNull();
  const check = async () => (await checkAuditChain(app, siteId)).fault;
  expect(await check()).toBeNull();
  const tamper = (street: string) =>
    sql`update audit_private set after = jsonb_build_object('address1', ${street}::text) where audit_id = ${row?.id}`.execute(
      owner,
    );
  await tamper('Via Nuova 3');
  expect(await check()).toMatchObject({ why: 'private_changed' });
  await tamper('Via Savona 2');
  expect(await check()).toBeNull();
  await withSite(app, siteId, (tx) => forgetPerson(tx, { siteId, customerId: customer.id }));
  expect(await show()).toMatchObject({ personal: null, has_erased_values: true });
  expect(await check()).toBeNull();
});

test('[AUDIT-13] what staff type in real acts lies outside the hashed row and is erased with the customer, guest or not', async () => {
  const { owner, app } = desk.database;
  const siteId = desk.shop.site.id;
  const customer = await aCustomer(owner, { site_id: siteId, email: 'nora@audit.example' });
  const [ordered, asGuest] = [await desk.anOrderOf(), await desk.anOrderOf()];
  await sql`update orders set customer_id = ${customer.id} where code = ${ordered}`.execute(owner);
  await sql`update orders set email = 'Nora@audit.example' where code = ${asGuest}`.execute(owner);
  for (const code of [ordered, asGuest])
    expect(
      (await desk.call('POST', `orders/${code}/cancel`, { reason: 'Nora Verdi phoned' })).statusCode,
    ).toBe(200);
  const noted = await desk.api.app.inject({
    method: 'PUT',
    url: `/api/staff/customers/${customer.id}/note`,
    headers: {
      'x-tenant': 'ec',
      authorization: `Bearer ${desk.tokens.support}`,
      'idempotency-key': crypto.randomUUID(),
      'if-match': '"0"',
    },
    payload: { contact_preference: 'mail', body: 'Nora Verdi is deaf' },
  });
  expect(noted.statusCode).toBe(200);
  const ended = await desk.call('POST', `customers/${customer.id}/end-sessions`, {
    reason: 'Nora Verdi lost it',
  });
  expect(ended.statusCode).toBe(200);

  const approval = await anApproval(owner, siteId, { code: ordered, reason: 'Nora Verdi again' });
  await sql`update approvals set status = 'withdrawn' where id = ${approval}`.execute(owner);
  const rowsWith = async (table: 'audit_log' | 'audit_private' | 'approvals') =>
    (await sql.raw(`select from ${table} t where to_jsonb(t)::text like '%Nora Verdi%'`).execute(owner)).rows
      .length;
  expect(await rowsWith('audit_log')).toBe(0);
  expect(await rowsWith('audit_private')).toBe(4);
  const history = async (code: string) =>
    (await desk.call('GET', `audit?subject_kind=order&subject_ref=${code}`)).json().data[0];
  for (const code of [ordered, asGuest]) {
    expect(await history(code)).toMatchObject({ action: 'order.cancel', reason: 'Nora Verdi phoned' });
    const { timeline } = (await desk.call('GET', `orders/${code}`)).json().data;
    expect(JSON.stringify(timeline)).toContain('Nora Verdi phoned');
  }

  const check = async () => {
    await extendAuditChain(app);
    const { fault, rows } = await checkAuditChain(app, siteId);
    return { fault, isCovered: rows > 0 };
  };
  await expect.poll(check).toEqual({ fault: null, isCovered: true });
  await withSite(app, siteId, (tx) => forgetPerson(tx, { siteId, customerId: customer.id }));
  expect(await rowsWith('audit_private')).toBe(0);
  expect(await rowsWith('approvals')).toBe(0);
  for (const code of [ordered, asGuest]) expect(await history(code)).toMatchObject({ reason: null });
  expect(await check()).toEqual({ fault: null, isCovered: true });
});
