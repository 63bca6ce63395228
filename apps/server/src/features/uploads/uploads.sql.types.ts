// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface UploadInsertSql {
  name: 'upload_insert';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: number | bigint | null, $6: number | null, $7: number | bigint | null];
  row: {
    id: string;
    kind: 'image' | 'video' | 'document';
    name: string;
    size_bytes: number;
    received_bytes: number;
    status: 'uploading' | 'checking' | 'ready' | 'refused';
    refusal: string | null;
    mime_type: string | null;
  };
  computed: never;
}

export interface UploadOfOwnerSql {
  name: 'upload_of_owner';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: {
    id: string;
    kind: 'image' | 'video' | 'document';
    name: string;
    size_bytes: number;
    received_bytes: number;
    status: 'uploading' | 'checking' | 'ready' | 'refused';
    refusal: string | null;
    mime_type: string | null;
  };
  computed: never;
}

export interface UploadStoredSql {
  name: 'upload_stored';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: string;
    kind: 'image' | 'video' | 'document';
    name: string;
    size_bytes: number;
    received_bytes: number;
    status: 'uploading' | 'checking' | 'ready' | 'refused';
    refusal: string | null;
    mime_type: string | null;
    created_at: Date;
  };
  computed: never;
}

export interface UploadReceivedSql {
  name: 'upload_received';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null];
  row: object;
  computed: never;
}

export interface UploadCompleteSql {
  name: 'upload_complete';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface UploadAcceptSql {
  name: 'upload_accept';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: Buffer | null, $5: string | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface UploadRefuseSql {
  name: 'upload_refuse';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null];
  row: object;
  computed: never;
}

export interface UploadsUnscannedSql {
  name: 'uploads_unscanned';
  parameters: readonly [$1: number | bigint | null];
  row: {
    siteId: number;
    id: string;
  };
  computed: never;
}

export interface UploadScannedSql {
  name: 'upload_scanned';
  parameters: readonly [$1: number | null, $2: string | null];
  row: object;
  computed: never;
}

export interface UploadRemoveSql {
  name: 'upload_remove';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: {
    id: string;
  };
  computed: never;
}
