import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import * as contracts from './media.contract.ts';
import { listLibraryPictures } from './media.sql.ts';
import { readRendition } from './read-rendition.ts';

/** What storefronts keep beside the pictures of their build. */
const listLibrary = (db: Db) => listLibraryPictures(db);

const OPEN = { auth: 'public', limit: 'browse', tenant: false } as const;
const FILES = { ...OPEN, limit: 'media' } as const;

/** What storefronts ask for: which pictures the library has, and their files. */
export function mediaRoutes(app: FastifyInstance, { db, media: { renditions } }: Shop) {
  contractRoute(app, contracts.listLibrary, OPEN, async () => ({ data: await listLibrary(db) }));
  contractRoute(app, contracts.readRendition, FILES, async ({ params }, _request, reply) => {
    const found = await readRendition(renditions, params.name);
    if (!found) throw new HttpRefusal(404, 'not_found');
    return reply.headers(found.headers).send(found.bytes);
  });
}
