import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { withDatabase } from './customers.ts';

const API = process.env.PADDOCK_API_URL ?? 'http://127.0.0.1:4000';

/** Finance of a site has found the transfer on the bank's statement. */
export async function confirmTransfer(site: string, code: string): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const order = await withDatabase(async (client) => {
    await client.query("set app.unsafe_all_sites = 'on'");
    await client.query(
      `insert into staff_tokens (for_site_id, name, role, token_hash)
       select id, 'journey', 'finance', $2 from sites where slug = $1`,
      [site, createHash('sha256').update(token).digest()],
    );
    const { rows } = await client.query(`select total_minor, currency from orders where code = $1`, [code]);
    return rows[0] as { total_minor: string; currency: string };
  });
  const answer = await fetch(`${API}/api/staff/orders/${code}/payment`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tenant': site,
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      amount_minor: Number(order.total_minor),
      currency: order.currency,
      value_on: new Date().toISOString().slice(0, 10),
      reference: 'statement 14/2026',
    }),
  });
  if (!answer.ok) throw new Error(`staff api answered ${answer.status}: ${await answer.text()}`);
}
