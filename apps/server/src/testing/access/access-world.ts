import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RouteOptions } from 'fastify';
import { aShop } from '../builders/checkout-builders.ts';
import { aStaffMember } from '../builders/staff-builders.ts';
import { testDatabase } from '../database/database.ts';
import { testApp } from '../worlds/test-app.ts';
import { type Access, isOpen } from './access.ts';
import { writeUploadFiles } from './access-belongings.ts';
import { aGuestOwner, anOwner, type Owner } from './access-owner.ts';

export type AccessWorld = Awaited<ReturnType<typeof openAccessWorld>>;

/** Two shops with their staff, every route there is, and people who have one of everything. */
export async function openAccessWorld(lineTo = async (databaseUrl: string) => databaseUrl) {
  const database = await testDatabase();
  const uploadsDir = await mkdtemp(path.join(tmpdir(), 'access-'));
  const routes = new Map<string, RouteOptions>();
  const api = await testApp(await lineTo(database.appUrl), {
    environment: { PADDOCK_UPLOADS_DIR: uploadsDir },
    onRoute: (route) => {
      for (const method of [route.method].flat()) routes.set(`${method} ${route.url}`, route);
    },
  });
  const { site: home } = await aShop(database.owner, { slug: 'it' });
  const { site: away } = await aShop(database.owner, { slug: 'es' });
  const staffOf = async (site: string) =>
    (await aStaffMember(database.owner, { site, role: 'admin', name: site })).token;
  return {
    db: database.owner,
    api,
    routes,
    home,
    away,
    staff: { home: await staffOf('it'), away: await staffOf('es') },
    async owned(site: { readonly id: number; readonly slug: string }, name: string): Promise<Owner> {
      const { signingKeys } = api.deps.config;
      const made = await anOwner(database.owner, site, { name, signingKeys });
      await writeUploadFiles(uploadsDir, made);
      return made;
    },
    guestOwned: (site: { readonly id: number; readonly slug: string }, name: string) =>
      aGuestOwner(database.owner, site, name),
    async close() {
      await api.close();
      await database.drop();
      await rm(uploadsDir, { recursive: true });
    },
  };
}

// An act on one thing of these kinds changes what can be done with the others.
const TOGETHER = [/order|case|approval|refund|bank|attempt|document|mail/, /bike|transfer/];

/** Gives each act an owner whose thing of that kind has not been acted on yet: acts on different kinds share one. */
export function takeOwners(make: () => Promise<Owner>): (access: Access) => Promise<Owner> {
  const owners: Promise<Owner>[] = [];
  const used = new Map<string, number>();
  return (access) => {
    const groups = Object.values(access.ids).map((kind) =>
      isOpen(kind) ? 'open' : (TOGETHER.find((kinds) => kinds.test(kind))?.source ?? kind),
    );
    const place = Math.max(0, ...groups.map((group) => used.get(group) ?? 0));
    for (const group of groups) used.set(group, place + 1);
    owners[place] ??= make();
    return owners[place];
  };
}
