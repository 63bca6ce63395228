// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface OrderErpSql {
  name: 'order_erp';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    erp_number: string | null;
    erp_acknowledged_at: Date | null;
  };
  computed: never;
}

export interface OrderErpSetSql {
  name: 'order_erp_set';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: {
    erp_acknowledged_at: Date | null;
  };
  computed: never;
}

export interface ShipmentEventInsertSql {
  name: 'shipment_event_insert';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: Date | string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface OrderOfSubjectSql {
  name: 'order_of_subject';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    id: number | null;
  };
  computed: 'id';
}

export interface ShipmentEventsListSql {
  name: 'shipment_events_list';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    carrier: string;
    tracking: string;
    status: 'collected' | 'in_transit' | 'out_for_delivery' | 'delivered' | 'exception' | 'returned';
  };
  computed: never;
}
