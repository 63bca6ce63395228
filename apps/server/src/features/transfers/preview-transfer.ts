import type { Db } from '../../platform/db/db.ts';
import { translate } from '../../platform/text/messages.ts';
import { hashToken } from './transfer-token.ts';
import type { TransferOffer } from './transfers.contract.ts';
import { findOffer } from './transfers.sql.ts';

/** Null: no such link, or it leads nowhere any more. */
export async function previewTransfer(
  db: Db,
  asker: { siteId: number; customerId: number },
  token: string,
  locale: string,
): Promise<TransferOffer | null> {
  const found = await findOffer(db, asker, hashToken(token), locale);
  if (!found) return null;
  const { values, ...offer } = found;
  const join = (first: string, second: string) =>
    first === '' ? second : translate(locale, 'joined', { first, second });
  return { ...offer, variant: values.reduce(join, '') };
}
