// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ActivationsOldestSql {
  name: 'activations_oldest';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null];
  row: {
    id: number;
    key: string | null;
    site: string;
    status: 'pending' | 'verified' | 'rejected';
    serial: string;
    bike: string;
    customer: string | null;
    has_proof: boolean | null;
    created_at: string | null;
  };
  computed: 'key' | 'customer' | 'has_proof' | 'created_at';
}

export interface ActivationsNewestSql {
  name: 'activations_newest';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null];
  row: {
    id: number;
    key: string | null;
    site: string;
    status: 'pending' | 'verified' | 'rejected';
    serial: string;
    bike: string;
    customer: string | null;
    has_proof: boolean | null;
    created_at: string | null;
  };
  computed: 'key' | 'customer' | 'has_proof' | 'created_at';
}

export interface ActivationsCountSql {
  name: 'activations_count';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null];
  row: {
    count: number | null;
  };
  computed: 'count';
}
