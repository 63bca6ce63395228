import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { asOwner } from './customers.ts';

const API = process.env.PADDOCK_STAFF_URL ?? 'http://127.0.0.1:4003';
const tokens = new Map<string, string>();

/** An admin of the site, as `npm run staff -- token` makes one. */
async function tokenOf(site: string, name: string): Promise<string> {
  const known = tokens.get(`${site} ${name}`);
  if (known) return known;
  const token = randomBytes(32).toString('base64url');
  await asOwner((client) =>
    client.query(
      `insert into staff_tokens (for_site_id, name, role, token_hash)
       select id, $3, 'admin', $2 from sites where slug = $1`,
      [site, createHash('sha256').update(token).digest(), name],
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

/** A refund; above the limit a second person approves it. */
export async function refundAsStaff(site: string, path: string): Promise<void> {
  const { outcome, approval } = await postAsStaff(site, path);
  if (outcome === 'approval_requested')
    await postAsStaff(site, `approvals/${approval}/approve`, {}, 'second');
}

/** Finance has found the money of an order on the bank's statement. */
export async function confirmTransfer(site: string, code: string): Promise<void> {
  const { rows } = await asOwner((client) =>
    client.query('select total_minor, currency from orders where code = $1', [code]),
  );
  const { total_minor, currency } = rows[0];
  await postAsStaff(site, `orders/${code}/payment`, {
    amount_minor: Number(total_minor),
    currency,
    reference: `statement ${code}`,
    value_on: new Date().toISOString().slice(0, 10),
  });
}
