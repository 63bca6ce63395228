import type { Db } from '../../platform/db/db.ts';
import { findChoices } from './alert-choices.sql.ts';
import type { AlertChoices } from './alerts.contract.ts';

/** Null when the site does not sell the product. */
export async function showAlertChoices(
  db: Db,
  input: { readonly siteId: number; readonly slug: string; readonly locale: string },
): Promise<AlertChoices | null> {
  const found = await findChoices(db, input.siteId, input.slug, input.locale);
  return found && { product: found.product, colors: found.colors, sizes: found.sizes };
}
