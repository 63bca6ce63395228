import { withDatabase } from './customers.ts';

/**
 * Lets time pass for one order: deadlines go by the database's clock, which cannot be moved, so everything that waits
 * for it (order, units, jobs) is moved the other way.
 */
export const letTimePass = (code: string, hours: number): Promise<void> =>
  withDatabase(async (client) => {
    await client.query("set app.unsafe_all_sites = 'on'");
    const past = `interval '${Math.round(hours * 3600)} seconds'`;
    const { rows } = await client.query(
      `update orders set deadline_at = deadline_at - ${past} where code = $1 returning site_id, id`,
      [code],
    );
    const order = rows[0];
    if (!order) throw new Error(`There is no order ${code}`);
    await client.query(
      `update unit_claims set expires_at = expires_at - ${past}
        where site_id = $1 and order_id = $2 and released_at is null and expires_at is not null`,
      [order.site_id, order.id],
    );
    await client.query(
      `update graphile_worker._private_jobs set run_at = run_at - ${past} where key like $1`,
      [`order:${order.site_id}:${order.id}:%`],
    );
  });

/** How many of the order's own jobs are due and not done. */
export const jobsDue = (code: string): Promise<number> =>
  withDatabase(async (client) => {
    await client.query("set app.unsafe_all_sites = 'on'");
    const { rows } = await client.query(
      `select count(*)::int as due from graphile_worker._private_jobs j join orders o on o.code = $1
        where j.key like 'order:' || o.site_id || ':' || o.id || ':%' and j.run_at <= now()`,
      [code],
    );
    return rows[0].due;
  });
