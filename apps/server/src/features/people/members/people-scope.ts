import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/db/db.ts';
import { listScope } from '../../staff/staff-list.ts';
import { listSiteSlugs } from '../sessions/sessions.sql.ts';

/** The sites whose people the caller may see. */
export const findPeopleScope = (db: Db, request: FastifyRequest, slugs: readonly string[] | undefined) =>
  listScope(db, request, 'people.read', slugs);

/** The id of a site; 0, which is no site, for an unknown slug. */
export async function findSiteOfSlug(db: Db, slug: string): Promise<number> {
  return (await listSiteSlugs(db)).find((site) => site.slug === slug)?.id ?? 0;
}

export const findAllSites = async (db: Db): Promise<number[]> =>
  (await listSiteSlugs(db)).map(({ id }) => id);
