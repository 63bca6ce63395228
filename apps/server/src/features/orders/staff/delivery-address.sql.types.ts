// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StaffDeliveryAddressSql {
  name: 'staff_delivery_address';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    revision: string | null;
    delivery_method: 'shipment' | 'pickup';
    address: unknown;
    country_code: string | null;
    is_taxed_by_state: boolean | null;
  };
  computed: 'revision' | 'address' | 'country_code' | 'is_taxed_by_state';
}

export interface StaffSetDeliveryAddressSql {
  name: 'staff_set_delivery_address';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: object;
  computed: never;
}
