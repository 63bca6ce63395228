import type { CloudEvent } from './events.contract.ts';

export interface EventRow {
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
