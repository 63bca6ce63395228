import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { actorOf } from '../../platform/http/http.ts';
import { findSiteIds, insertListRead } from './staff.sql.ts';

/** Lists with names, addresses or phone numbers of shoppers, by their path. */
export const PERSONAL_LISTS: ReadonlyMap<string, string> = new Map(
  [
    ...['activations', 'bikes', 'contact-tickets', 'customers', 'invoices', 'orders'],
    ...['payment-cases', 'privacy-requests', 'product-reviews', 'refunds', 'returns', 'rides'],
    ...['search', 'tickets', 'warranties'],
  ].map((list) => [`/api/staff/${list}`, list]),
);

const Rows = z.object({ data: z.array(z.object({ site: z.string().optional() })) });

/**
 * Reading a list of people leaves one row per person, list, site and hour in the audit log, for the sites of the rows shown.
 * The process remembers what it has written, so that further pages cost nothing; the database refuses a second row of
 * another process. An answer whose row cannot be written is not sent.
 */
export function traceListReads(app: FastifyInstance, db: Db, now: () => Date = () => new Date()) {
  let hour = '';
  const written = new Set<string>();

  async function trace(request: FastifyRequest, list: string, slugs: ReadonlySet<string>) {
    const { id: staffId } = actorOf(request);
    const current = now().toISOString().slice(0, 13);
    if (current !== hour) written.clear();
    hour = current;
    const keyOf = (slug: string) => `${staffId} ${list} ${slug}`;
    const missing = [...slugs].filter((slug) => !written.has(keyOf(slug)));
    if (missing.length === 0) return;
    const siteIds = request.tenant ? [request.tenant.id] : await findSiteIds(db, missing);
    if (siteIds.length < missing.length)
      throw new Error(`${list} shows rows of ${missing}, not all of them sites`);
    const row = { staffId, ref: `${list} ${current}`, requestId: request.id };
    await Promise.all(siteIds.map((siteId) => insertListRead(db, { ...row, siteId })));
    for (const slug of missing) written.add(keyOf(slug));
  }

  app.addHook('onRoute', (route) => {
    const list = route.method === 'GET' ? PERSONAL_LISTS.get(route.url) : undefined;
    if (!list) return;
    route.preSerialization = async (request: FastifyRequest, _reply: unknown, payload: unknown) => {
      const { data: answer } = Rows.safeParse(payload);
      const sites = answer?.data.map(({ site }) => request.tenant?.slug ?? site ?? '');
      if (sites) await trace(request, list, new Set(sites));
      return payload;
    };
  });
}
