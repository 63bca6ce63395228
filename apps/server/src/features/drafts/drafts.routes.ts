import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import * as contracts from './drafts.contract.ts';
import {
  type DraftKey,
  discardDraft,
  findDraftKey,
  keepDraft,
  listDrafts,
  showDraft,
} from './keep-drafts.ts';

// A draft needs no permission in particular: it is the caller's own words, and saving the form asks for the permission.
const OWN = { auth: 'staff', limit: 'staff', tenant: false } as const;
// The content may be 64 KB; its envelope comes on top.
const SAVING = { ...OWN, maxBodyBytes: contracts.MAX_DRAFT_BYTES + 4096 } as const;

interface DraftCall {
  readonly params: { readonly kind: string; readonly ref: string };
  readonly query: { readonly site?: string | undefined };
}

async function keyOf(db: Db, request: FastifyRequest, { params, query }: DraftCall): Promise<DraftKey> {
  const key = await findDraftKey(db, { staffId: actorOf(request).id, ...params, site: query.site });
  if (!key) throw new HttpRefusal(404, 'not_found');
  return key;
}

const conflict = (draft: object | null) => new HttpRefusal(409, 'conflict', { data: { draft } });

export function draftRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.listDrafts, OWN, async (_call, request) => ({
    data: await listDrafts(db, actorOf(request).id),
  }));
  contractRoute(app, contracts.showDraft, OWN, async (call, request) => ({
    data: await showDraft(db, await keyOf(db, request, call)),
  }));
  contractRoute(app, contracts.saveDraft, SAVING, async (call, request) => {
    // Every account of the identity provider can sign in; one without a grant has no form to keep.
    if (!actorOf(request).permissions?.size) throw new HttpRefusal(403, 'forbidden');
    if (Buffer.byteLength(JSON.stringify(call.body.content)) > contracts.MAX_DRAFT_BYTES)
      throw new HttpRefusal(413, 'too_large');
    const kept = await keepDraft(db, await keyOf(db, request, call), call.body);
    if (!kept.ok)
      throw kept.code === 'conflict'
        ? conflict(kept.stored)
        : new HttpRefusal(422, kept.code, { values: { max: contracts.MAX_DRAFTS } });
    return { data: { version: kept.saved.version, updated_at: kept.saved.updated_at.toISOString() } };
  });
  contractRoute(app, contracts.discardDraft, OWN, async (call, request) => {
    const done = await discardDraft(db, await keyOf(db, request, call), call.query.version ?? null);
    if (!done.ok) throw conflict(done.stored);
    return { data: { discarded: done.discarded } };
  });
}
