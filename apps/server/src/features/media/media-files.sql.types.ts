// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface MediaInsertSql {
  name: 'media_insert';
  parameters: readonly [$1: string | null, $2: number | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface MediaFileInsertSql {
  name: 'media_file_insert';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null, $4: number | bigint | null, $5: number | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface MediaFileSql {
  name: 'media_file';
  parameters: readonly [$1: string | null];
  row: {
    id: string;
    key: string;
    name: string;
    status: 'uploading' | 'uploaded' | 'checked' | 'rendered' | 'refused';
    refusal: string | null;
    media_id: number;
    for_site_id: number | null;
    shown_hash: string | null;
    size_bytes: number;
    received_bytes: number;
    staff_id: number | null;
    hash: string | null;
    width: number | null;
    created_at: Date;
  };
  computed: never;
}

export interface MediaFileReceivedSql {
  name: 'media_file_received';
  parameters: readonly [$1: string | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface MediaFileCompleteSql {
  name: 'media_file_complete';
  parameters: readonly [$1: string | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface MediaFileAcceptSql {
  name: 'media_file_accept';
  parameters: readonly [$1: string | null, $2: string | null, $3: Buffer | null, $4: string | null, $5: number | null, $6: number | null, $7: string | null, $8: string | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface MediaFileRefuseSql {
  name: 'media_file_refuse';
  parameters: readonly [$1: string | null, $2: string | null];
  row: object;
  computed: never;
}

export interface MediaRenditionSql {
  name: 'media_rendition';
  parameters: readonly [$1: string | null, $2: number | null, $3: string | null, $4: number | null];
  row: object;
  computed: never;
}

export interface MediaFileFinishSql {
  name: 'media_file_finish';
  parameters: readonly [$1: string | null, $2: readonly (number | null)[] | null];
  row: {
    key: string;
  };
  computed: never;
}

export interface MediaFileRemoveSql {
  name: 'media_file_remove';
  parameters: readonly [$1: string | null];
  row: object;
  computed: never;
}

export interface MediaFilesExpiredSql {
  name: 'media_files_expired';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface MediaFileForgetSql {
  name: 'media_file_forget';
  parameters: readonly [$1: string | null];
  row: object;
  computed: never;
}

export interface MediaFilesReplacedSql {
  name: 'media_files_replaced';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface MediaOriginalDeletedSql {
  name: 'media_original_deleted';
  parameters: readonly [$1: string | null];
  row: object;
  computed: never;
}
