// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ExportInsertSql {
  name: 'export_insert';
  parameters: readonly [$1: string | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: readonly (number | null)[] | null, $6: string | null, $7: number | null];
  row: object;
  computed: never;
}

export interface ExportReadSql {
  name: 'export_read';
  parameters: readonly [$1: string | null, $2: number | bigint | null];
  row: {
    export: unknown;
  };
  computed: 'export';
}

export interface ExportFindSql {
  name: 'export_find';
  parameters: readonly [$1: string | null];
  row: {
    id: string;
    staff_id: number;
    list: string;
    query: string;
    site_ids: number[];
    status: 'ready' | 'queued' | 'stored';
  };
  computed: never;
}

export interface ExportStoredSql {
  name: 'export_stored';
  parameters: readonly [$1: string | null, $2: number | null];
  row: object;
  computed: never;
}

export interface ExportsSweepSql {
  name: 'exports_sweep';
  parameters: readonly [];
  row: {
    id: string;
    staff_id: number;
  };
  computed: never;
}
