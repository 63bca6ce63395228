import type { Tx } from '../../../platform/db/db.ts';
import { makeSecretToken } from '../../../platform/secrets/secret-token.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { readInstant } from '../../versions/publish-window.ts';
import type { Preview } from '../previews.contract.ts';
import { findPreviewSite, insertPreview } from '../previews.sql.ts';

export interface PreviewInput {
  /** As in addresses of the shop: the two letters of a locale or edition. */
  readonly locale: string;
  readonly at?: string | undefined;
  readonly local_at?: string | undefined;
  readonly drafts: boolean;
  readonly hours: number;
}

/** The bearer of the link sees the shop of this site at that moment. The secret itself is not stored. */
export async function createPreview(
  tx: Tx,
  call: StaffCall,
  input: PreviewInput,
  shopOrigin: string,
): Promise<Preview> {
  const { token, hash } = makeSecretToken();
  const { drafts, hours } = input;
  const at = await readInstant(tx, call.siteId, input.at, input.local_at);
  const row = { hash, at, drafts, hours, by: `staff:${call.staffId}` };
  const until = (await insertPreview(tx, call.siteId, row)).toISOString();
  const { slug } = await findPreviewSite(tx, call.siteId);
  const shown = { at: at?.toISOString() ?? null, drafts, until };
  await writeAudit(tx, call, {
    action: 'preview.create',
    reason: null,
    subject: { kind: 'preview', ref: slug },
    before: {},
    after: shown,
  });
  const url = `${shopOrigin}/${slug}-${input.locale.slice(0, 2)}?preview=${token}`;
  return { token, url, ...shown };
}
