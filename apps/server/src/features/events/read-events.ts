import type { Db } from '../../platform/db/db.ts';
import type { CloudEvent } from './events.contract.ts';
import { findHead, listEventRows } from './events.sql.ts';
import { numberEvents } from './number-events.ts';

interface EventRow {
  readonly sequence: number;
  readonly type: string;
  readonly version: number;
  readonly subject: string;
  readonly data: Record<string, unknown>;
  readonly occurred_at: Date;
}

export const schemaName = (type: string, version: number) => `${type}.v${version}`;

/** The envelope is the same in the log and in webhooks, so a consumer of both can tell repetitions. */
export function toCloudEvent(site: string, row: EventRow): CloudEvent {
  const type = schemaName(row.type, row.version);
  return {
    specversion: '1.0',
    id: `${site}-${row.sequence}`,
    source: `/sites/${site}`,
    type,
    subject: row.subject,
    time: row.occurred_at.toISOString(),
    datacontenttype: 'application/json',
    dataschema: `asyncapi.json#/components/schemas/${type}`,
    sequence: String(row.sequence),
    data: row.data,
  };
}

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
