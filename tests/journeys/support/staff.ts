import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { asOwner } from './customers.ts';

const API = process.env.PADDOCK_STAFF_URL ?? 'http://127.0.0.1:4003';
const tokens = new Map<string, string>();

/** A person who is an admin of the site, in a session that has just proved who it is. */
async function tokenOf(site: string, name: string): Promise<string> {
  const known = tokens.get(`${site} ${name}`);
  if (known) return known;
  const token = `desk_${randomBytes(32).toString('base64url')}`;
  await asOwner((client) =>
    client.query(
      `with person as (
         insert into staff (kind, name, email) values ('person', $3, $4) returning id
       ), granted as (
         insert into grants (staff_id, role, scope_kind, scope_ref, reason)
         select id, 'admin', 'site', $1, 'journey' from person
       )
       insert into staff_sessions (staff_id, token_hash, strong_at, seen_at, expires_at, network)
       select id, $2, now() + interval '7 hours', now() + interval '7 hours', now() + interval '8 hours', '127.0.0.0/24' from person`,
      [site, createHash('sha256').update(token).digest(), name, `${randomUUID()}@desk.test`],
    ),
  );
  tokens.set(`${site} ${name}`, token);
  return token;
}

interface StaffRequest extends RequestInit {
  /** The caller: an act above the limit needs two of them. */
  readonly by?: string;
}

async function call(
  site: string,
  path: string,
  { by = 'journey', ...more }: StaffRequest,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(`${API}/api/staff/${path}`, {
    ...more,
    headers: { 'x-tenant': site, authorization: `Bearer ${await tokenOf(site, by)}`, ...headers },
  });
  if (!answer.ok) throw new Error(`staff api: ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data;
}

/** What the desk of a site sees. */
export const getAsStaff = (site: string, path: string) => call(site, path, { method: 'GET' });

/** A staff call of a site. */
export const postAsStaff = (site: string, path: string, body: object = {}, by = 'journey') =>
  call(
    ...([site, path] as const),
    { method: 'POST', body: JSON.stringify(body), by },
    { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  );

/** A change of content by an editor who has seen `revision` of it. */
export const editAsStaff = (
  site: string,
  path: string,
  { method = 'PUT', body, revision }: { method?: 'PUT' | 'POST'; body: object; revision: number },
) =>
  call(
    ...([site, path] as const),
    { method, body: JSON.stringify(body) },
    {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'if-match': `"${revision}"`,
    },
  );

/** A refund or a payment; above the limit a second person approves it. */
export async function moveMoneyAsStaff(site: string, path: string, body: object = {}): Promise<void> {
  const { outcome, approval } = await postAsStaff(site, path, body);
  if (outcome === 'approval_requested')
    await postAsStaff(site, `approvals/${approval}/approve`, {}, 'second');
}

/** Finance has found the money of an order on the bank's statement. */
export async function confirmTransfer(site: string, code: string): Promise<void> {
  const { rows } = await asOwner((client) =>
    client.query('select total_minor, currency from orders where code = $1', [code]),
  );
  const { total_minor, currency } = rows[0];
  await moveMoneyAsStaff(site, `orders/${code}/payment`, {
    amount_minor: Number(total_minor),
    currency,
    reference: `statement ${code}`,
    value_on: new Date().toISOString().slice(0, 10),
  });
}
