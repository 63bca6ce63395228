import type { Tx } from '../../../platform/db/db.ts';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import type { WarrantyStatus } from '../warranty.contract.ts';
import { mayMove } from '../warranty.rules.ts';
import { lockRequest, moveRequest } from '../warranty.sql.ts';
import { findMailFacts } from './warranty.staff.sql.ts';

export type WarrantyMove =
  | { readonly to: 'verified' | 'in_repair' | 'closed' }
  | { readonly to: 'rejected'; readonly reason: string };

export type MovedRequest =
  | { ok: true; from: WarrantyStatus }
  | { ok: false; code: 'not_found' | 'warranty_move_impossible' };

/** The next step of a request; its maker is told in the same transaction. */
export async function moveWarrantyRequest(
  tx: Tx,
  siteId: number,
  code: string,
  move: WarrantyMove,
): Promise<MovedRequest> {
  const request = await lockRequest(tx, siteId, code);
  if (!request) return { ok: false, code: 'not_found' };
  if (!mayMove(request.status, move.to)) return { ok: false, code: 'warranty_move_impossible' };
  await moveRequest(tx, siteId, request.id, move.to, move.to === 'rejected' ? move.reason : null);
  await tell(tx, siteId, { id: request.id, code }, move);
  return { ok: true, from: request.status };
}

async function tell(tx: Tx, siteId: number, { id, code }: { id: number; code: string }, move: WarrantyMove) {
  const facts = await findMailFacts(tx, siteId, id);
  if (!facts) return;
  const { bike, serial, store } = facts;
  const about = { code, bike, serial, store };
  const mail = {
    siteId,
    key: `warranty:${code}:${move.to}`,
    to: facts.email,
    locale: facts.locale,
    givenName: facts.given_name,
  };
  if (move.to === 'rejected') {
    await queueAccountMail(tx, {
      ...mail,
      kind: 'warranty_rejected',
      data: { ...about, reason: move.reason },
    });
    return;
  }
  await queueAccountMail(tx, { ...mail, kind: `warranty_${move.to}`, data: about });
}
