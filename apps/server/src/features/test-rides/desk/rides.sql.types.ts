// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface RidesOfDaySql {
  name: 'rides_of_day';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: number | null, $3: Date | string | null, $4: Date | string | null, $5: string | null, $6: number | bigint | null];
  row: {
    id: string;
    site_id: number;
    site: string;
    key: string | null;
    code: string;
    status: 'booked' | 'changed' | 'cancelled' | 'done' | 'no_show';
    starts_at: string | null;
    ends_at: string | null;
    local_start: string | null;
    store_id: number;
    store: string;
    demonstrator: string;
    product: string;
    rider: string | null;
    email: string;
    phone: string | null;
    licence: string | null;
    locale: string;
    cancelled_by: 'rider' | 'store' | null;
    cancel_reason: string | null;
    is_past: boolean | null;
    total: number | null;
  };
  computed: 'key' | 'starts_at' | 'ends_at' | 'local_start' | 'rider' | 'is_past' | 'total';
}
