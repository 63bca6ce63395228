import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { erasePerson, exportPerson } from '../person-by-email.ts';
import { permissionFor, proofMailKey, type RequestAct, refusalOf } from './privacy-requests.rules.ts';
import {
  closeRequest,
  countLink,
  type LockedRequest,
  lockRequest,
  readRequest,
} from './privacy-requests.sql.ts';
import type { PrivacyRequest } from './privacy-requests.staff.contract.ts';

export type ActInput =
  | { readonly do: Exclude<RequestAct, 'refuse'> }
  | { readonly do: 'refuse'; readonly reason: string };

export const permissionOf = (act: ActInput) => permissionFor(act.do);

export type RequestResult =
  | { readonly ok: true; readonly request: PrivacyRequest }
  | { readonly ok: false; readonly code: 'not_found' | 'conflict' | 'open_orders' };

type Done = { ok: true } | { ok: false; code: 'open_orders' };

/** Locks the request, acts and writes the audit log in the caller's transaction. */
export async function actOnRequest(
  tx: Tx,
  call: StaffCall,
  { code, act }: { readonly code: string; readonly act: ActInput },
): Promise<RequestResult> {
  const { siteId } = call;
  const locked = await lockRequest(tx, siteId, code);
  if (!locked) return { ok: false, code: 'not_found' };
  if (refusalOf(act.do, locked)) return { ok: false, code: 'conflict' };
  const done = await perform(tx, call, locked, act);
  if (!done.ok) return done;
  const request = await readRequest(tx, siteId, code);
  if (!request) return { ok: false, code: 'not_found' };
  await writeAudit(tx, call, {
    action: `privacy.${act.do}`,
    reason: act.do === 'refuse' ? act.reason : null,
    subject: { kind: 'privacy_request', ref: code },
    before: { status: locked.status },
    after: { status: request.status, kind: locked.kind },
  });
  return { ok: true, request };
}

async function perform(tx: Tx, call: StaffCall, request: LockedRequest, act: ActInput): Promise<Done> {
  const { siteId, staffId } = call;
  const key = { siteId, id: request.id, staffId };
  const { email, locale } = request;
  if (act.do === 'prove') {
    const links = await countLink(tx, siteId, request.id);
    const mail = { siteId, kind: 'privacy_link', to: email, locale, givenName: '', data: {} } as const;
    await queueAccountMail(tx, { ...mail, key: proofMailKey(request.code, links) });
    return { ok: true };
  }
  if (act.do === 'export') {
    // The file itself is read by `exportForRequest`. An export for an erasure or a correction leaves the request open.
    if (request.kind === 'export') await closeRequest(tx, key, null);
    return { ok: true };
  }
  // Closed first: the erasure takes the address from the row.
  await closeRequest(tx, key, act.do === 'refuse' ? act.reason : null);
  if (act.do !== 'erase') return { ok: true };
  return erasePerson(tx, siteId, { email, locale });
}

/** Reads the file, then notes that it was given; refused without proof of identity. */
export async function exportForRequest(
  db: Db,
  call: StaffCall,
  code: string,
): Promise<{ ok: true; file: { name: string; json: string } } | Extract<RequestResult, { ok: false }>> {
  const { siteId } = call;
  const request = await withSite(db, siteId, (tx) => lockRequest(tx, siteId, code));
  if (!request) return { ok: false, code: 'not_found' };
  if (refusalOf('export', request)) return { ok: false, code: 'conflict' };
  const file = await exportPerson(db, siteId, request);
  const noted = await withSite(db, siteId, (tx) => actOnRequest(tx, call, { code, act: { do: 'export' } }));
  return noted.ok ? { ok: true, file } : noted;
}
