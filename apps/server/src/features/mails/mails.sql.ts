import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';

interface NewMail {
  readonly siteId: number;
  readonly kind: string;
  readonly key: string;
  readonly orderId: number | null;
  readonly to: string;
  readonly locale: string;
  readonly data?: Record<string, unknown>;
}

/** Null when a mail with this key exists. */
export async function insertMail(tx: Tx, mail: NewMail): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into mails (site_id, kind, key, order_id, to_email, locale, data)
    values (${mail.siteId}, ${mail.kind}, ${mail.key}, ${mail.orderId}, ${mail.to}, ${mail.locale},
            ${JSON.stringify(mail.data ?? {})}::jsonb)
    on conflict (site_id, key) do nothing
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}
