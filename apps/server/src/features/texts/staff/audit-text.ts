import type { Tx } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';

interface Change {
  readonly action: string;
  readonly text: { readonly kind: string; readonly path: string };
  readonly locale: string;
  readonly before: object;
  readonly after: object;
  readonly reason?: string | null;
}

/** The subject of a text is its kind, path and locale: it stays readable when the text is gone. */
export const auditText = (tx: Tx, call: StaffCall, { action, text, locale, before, after, reason }: Change) =>
  writeAudit(tx, call, {
    action,
    reason: reason ?? null,
    subject: { kind: 'text', ref: `${text.kind}/${text.path}/${locale}` },
    before,
    after,
  });
