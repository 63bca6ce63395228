// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface BikesNewestSql {
  name: 'bikes_newest';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: Date | string | null, $3: number | bigint | null, $4: number | bigint | null];
  row: {
    key: string | null;
    id: number;
    site: string;
    serial: string;
    bike: string;
    owner: string | null;
    activated_at: string | null;
    warranty_until: string | null;
    is_lost: boolean | null;
  };
  computed: 'key' | 'owner' | 'activated_at' | 'warranty_until' | 'is_lost';
}

export interface BikesByFrameSql {
  name: 'bikes_by_frame';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: number | bigint | null];
  row: {
    key: string | null;
    id: number | null;
    site: string;
    serial: string | null;
    bike: string;
    owner: string | null;
    activated_at: string | null;
    warranty_until: string | null;
    is_lost: boolean | null;
  };
  computed: 'key' | 'id' | 'serial' | 'owner' | 'activated_at' | 'warranty_until' | 'is_lost';
}

export interface BikesCountSql {
  name: 'bikes_count';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: number | bigint | null];
  row: {
    count: number | null;
  };
  computed: 'count';
}

export interface BikeShowSql {
  name: 'bike_show';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
    site: string;
    serial: string;
    bike: string;
    owner: string | null;
    activated_at: string | null;
    warranty_until: string | null;
    is_lost: boolean | null;
    variant: string;
    email: string;
    purchased_on: string | null;
    order_code: string | null;
    lost_at: string | null;
    recovery_message: string | null;
    owners: unknown;
    warranties: unknown;
    activations: unknown;
  };
  computed: 'owner' | 'activated_at' | 'warranty_until' | 'is_lost' | 'purchased_on' | 'order_code' | 'lost_at' | 'owners' | 'warranties' | 'activations';
}
