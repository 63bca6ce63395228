import type { Db } from '../../platform/db/db.ts';
import type { CloudEvent } from './events.contract.ts';
import { findHead, listEventRows } from './events.sql.ts';
import { numberEvents } from './number-events.ts';
import { toCloudEvent } from './to-cloud-event.ts';

export type EventPage =
  | {
      readonly ok: true;
      readonly events: CloudEvent[];
      readonly meta: { readonly next: number; readonly last: number; readonly has_more: boolean };
    }
  | { readonly ok: false; readonly code: 'events_expired' };

/** Events after a sequence. Refused when a part of what the caller has not seen is deleted. */
export async function readEvents(
  db: Db,
  site: { readonly id: number; readonly slug: string },
  page: { readonly after: number; readonly limit: number },
): Promise<EventPage> {
  await numberEvents(db, site.id);
  // The head after the rows: what is deleted in between is then noticed, not skipped.
  const rows = await listEventRows(db, site.id, page);
  const head = await findHead(db, site.id);
  if (page.after < head.deleted_through) return { ok: false, code: 'events_expired' };
  const next = rows.at(-1)?.sequence ?? page.after;
  return {
    ok: true,
    events: rows.map((row) => toCloudEvent(site.slug, row)),
    meta: { next, last: head.last_sequence, has_more: next < head.last_sequence },
  };
}
