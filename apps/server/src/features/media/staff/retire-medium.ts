import type { Tx } from '../../../platform/db/db.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { listUses, updateMediumStatus } from '../media.sql.ts';
import { type MediaEditor, openMedium } from './change-medium.ts';
import type { MediaUse } from './media.staff.contract.ts';

type Retired =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly code: 'media_in_use'; readonly uses: readonly MediaUse[] }
  | {
      readonly ok: false;
      readonly code: 'not_found' | 'media_of_brand' | 'edited_meanwhile' | 'media_not_usable';
    };

/** Not offered any more. A picture that something shows stays: the answer lists where. */
export async function retireMedium(
  tx: Tx,
  editor: MediaEditor,
  { key, reason }: { readonly key: string; readonly reason: string | null },
): Promise<Retired> {
  const opened = await openMedium(tx, editor, key, null);
  if (!opened.ok) return opened;
  const { medium } = opened;
  if (medium.status !== 'usable') return { ok: false, code: 'media_not_usable' };
  const uses = await listUses(tx, medium.id);
  if (uses.length > 0) return { ok: false, code: 'media_in_use', uses };
  return setStatus(tx, editor, medium, { status: 'retired', reason });
}

export async function restoreMedium(tx: Tx, editor: MediaEditor, key: string): Promise<Retired> {
  const opened = await openMedium(tx, editor, key, null);
  if (!opened.ok) return opened;
  const { medium } = opened;
  if (medium.status !== 'retired') return { ok: false, code: 'media_not_usable' };
  return setStatus(tx, editor, medium, { status: 'usable', reason: null });
}

async function setStatus(
  tx: Tx,
  editor: MediaEditor,
  medium: { readonly id: number; readonly key: string; readonly revision: number; readonly status: string },
  { status, reason }: { readonly status: 'usable' | 'retired'; readonly reason: string | null },
): Promise<Retired> {
  await updateMediumStatus(tx, medium.id, status);
  await writeAudit(tx, editor, {
    action: status === 'retired' ? 'media.retire' : 'media.restore',
    reason,
    subject: { kind: 'media', ref: medium.key },
    before: { status: medium.status },
    after: { status },
  });
  return { ok: true, revision: medium.revision + 1 };
}
