// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface WarrantyRequestsSql {
  name: 'warranty_requests';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null];
  row: {
    code: string;
    status: 'pending' | 'verified' | 'rejected' | 'in_repair' | 'closed';
    reason: string | null;
    part: string;
    description: string;
    phone: string | null;
    bike: unknown;
    store: unknown;
    created_at: string | null;
    verified_at: string | null;
    closed_at: string | null;
    files: unknown;
  };
  computed: 'bike' | 'store' | 'created_at' | 'verified_at' | 'closed_at' | 'files';
}

export interface WarrantyCategorySql {
  name: 'warranty_category';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    category: string;
    isVehicle: boolean | null;
  };
  computed: 'isVehicle';
}

export interface WarrantyStoresSql {
  name: 'warranty_stores';
  parameters: readonly [$1: number | null];
  row: {
    id: number;
    name: string;
    address: string;
    city: string;
    phone: string | null;
    position: unknown;
  };
  computed: 'position';
}

export interface WarrantyStoresAllSql {
  name: 'warranty_stores_all';
  parameters: readonly [$1: number | null];
  row: {
    id: number;
    name: string;
    address: string;
    city: string;
    phone: string | null;
    position: unknown;
  };
  computed: 'position';
}

export interface WarrantyStoreSql {
  name: 'warranty_store';
  parameters: readonly [$1: number | null, $2: number | null];
  row: {
    name: string;
  };
  computed: never;
}

export interface WarrantyInsertSql {
  name: 'warranty_insert';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | null, $5: string | null, $6: string | null, $7: string | null, $8: number | null];
  row: {
    id: number;
    code: string;
  };
  computed: never;
}

export interface WarrantyFilesInsertSql {
  name: 'warranty_files_insert';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null];
  row: object;
  computed: never;
}

export interface WarrantyLockSql {
  name: 'warranty_lock';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: number;
    status: 'pending' | 'verified' | 'rejected' | 'in_repair' | 'closed';
  };
  computed: never;
}

export interface WarrantyMoveSql {
  name: 'warranty_move';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null];
  row: object;
  computed: never;
}
