/** A case as staff read it, from payment_cases c and orders o. */
export const CASE = `json_build_object('id', c.id, 'order_code', o.code, 'kind', c.kind, 'status', c.status, 'detail', c.detail,
  'resolution', c.resolution, 'opened_at', c.opened_at, 'resolved_at', c.resolved_at)`;

export interface Paged<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}
