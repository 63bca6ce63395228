import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';

const URL =
  process.env.PADDOCK_OWNER_DATABASE_URL ?? 'postgres://paddock_owner:paddock@127.0.0.1:54320/paddock';

export async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(URL);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A session as signing in will make one: the browser gets the token, the database its hash. */
export function openSession(segment: string) {
  const [slug] = segment.split('-');
  const token = randomBytes(32).toString('base64url');
  return withDatabase(async (client) => {
    const { rows } = await client.query('select id from sites where slug = $1', [slug]);
    await client.query('begin');
    await client.query("select set_config('app.site_id', $1, true)", [String(rows[0].id)]);
    const customer = await client.query(
      'select id, given_name, family_name, email from customers where site_id = $1 order by id limit 1',
      [rows[0].id],
    );
    const { id, given_name, family_name, email } = customer.rows[0];
    await client.query(
      `insert into customer_tokens (site_id, customer_id, kind, token_hash, expires_at)
       values ($1, $2, 'session', $3, now() + interval '1 hour')`,
      [rows[0].id, id, createHash('sha256').update(token).digest()],
    );
    await client.query('commit');
    return { token, fullName: `${given_name} ${family_name}`, email: String(email) };
  });
}
