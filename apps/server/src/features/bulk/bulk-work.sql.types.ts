// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface BulkStandingSql {
  name: 'bulk_standing';
  parameters: readonly [$1: string | null];
  row: {
    staff_id: number;
    action: string;
    status: 'checking' | 'checked' | 'running' | 'stopping' | 'stopped' | 'done';
    request_id: string;
  };
  computed: never;
}

export interface BulkNextSql {
  name: 'bulk_next';
  parameters: readonly [$1: string | null, $2: boolean | null, $3: number | null];
  row: {
    no: number;
    siteId: number;
    ref: string;
  };
  computed: never;
}

export interface BulkNoteCheckSql {
  name: 'bulk_note_check';
  parameters: readonly [$1: string | null, $2: number | null, $3: string | null, $4: string | null];
  row: object;
  computed: never;
}

export interface BulkNoteDoneSql {
  name: 'bulk_note_done';
  parameters: readonly [$1: string | null, $2: number | null];
  row: {
    no: number;
  };
  computed: never;
}

export interface BulkNoteRefusalSql {
  name: 'bulk_note_refusal';
  parameters: readonly [$1: string | null, $2: number | null, $3: string | null];
  row: object;
  computed: never;
}

export interface BulkEndSql {
  name: 'bulk_end';
  parameters: readonly [$1: string | null, $2: string | null, $3: readonly (string | null)[] | null];
  row: object;
  computed: never;
}
