import type { Tx } from '../../platform/db/db.ts';
import { makeSecretToken } from '../customers/sessions/secret-token.ts';
import { type PageName, setPreview } from './pages.sql.ts';

const DAYS = 14;

/** A secret link that shows the draft, for two weeks or until the draft is published. */
export async function previewPage(tx: Tx, siteId: number, page: PageName) {
  const { token, hash } = makeSecretToken();
  const made = await setPreview(tx, siteId, page, { hash, days: DAYS });
  if (!made) return { ok: false as const, code: 'not_found' as const };
  return { ok: true as const, token, until: made.preview_until };
}
