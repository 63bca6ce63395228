import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import type { StaffCall, StaffScope } from '../../staff/staff-call.ts';
import { cutPage, decodeCursor, InstantKey, listMeta, MAX_COUNT } from '../../staff/staff-list.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { requestActions } from './privacy-requests.rules.ts';
import { countRequests, insertRequest, listRequests, readRequest } from './privacy-requests.sql.ts';
import type { PrivacyRequest } from './privacy-requests.staff.contract.ts';

export async function listPrivacyRequests(
  db: Db,
  { siteIds }: Pick<StaffScope, 'siteIds'>,
  query: { readonly state: 'open' | 'closed'; readonly after?: string | undefined; readonly limit: number },
) {
  const isOpen = query.state === 'open';
  const after = decodeCursor(InstantKey, query.after);
  const found = await listRequests(db, { siteIds, isOpen, after, limit: query.limit + 1 });
  const counted = await countRequests(db, siteIds, isOpen, MAX_COUNT + 1);
  const { rows, next } = cutPage(found, query.limit, ({ at, id }) => [at, id]);
  return { data: rows.map(({ request }) => request), meta: listMeta(next, counted) };
}

export const showPrivacyRequest = (
  db: Db,
  siteId: number,
  code: string,
  has: (permission: string) => boolean,
) =>
  withSite(db, siteId, async (tx) => {
    const request = await readRequest(tx, siteId, code);
    return request && { ...request, actions: requestActions(request, has) };
  });

export async function openPrivacyRequest(
  tx: Tx,
  call: StaffCall,
  input: { readonly kind: 'export' | 'erase' | 'correct'; readonly email: string; readonly note: string },
): Promise<PrivacyRequest> {
  const code = await insertRequest(tx, call.siteId, { ...input, staffId: call.staffId });
  await writeAudit(tx, call, {
    action: 'privacy.open',
    reason: null,
    subject: { kind: 'privacy_request', ref: code },
    before: {},
    after: { kind: input.kind, status: 'received' },
  });
  const request = await readRequest(tx, call.siteId, code);
  if (!request) throw new Error(`Request ${code} was not inserted`);
  return request;
}
