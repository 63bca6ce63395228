// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface UploadsTakeSql {
  name: 'uploads_take';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null];
  row: {
    id: string;
    kind: 'image' | 'video' | 'document';
    name: string;
    mime_type: string | null;
  };
  computed: never;
}

export interface UploadsUnreadySql {
  name: 'uploads_unready';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface UploadsExpireSql {
  name: 'uploads_expire';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface UploadsExpiredSql {
  name: 'uploads_expired';
  parameters: readonly [$1: number | bigint | null];
  row: {
    siteId: number;
    id: string;
  };
  computed: never;
}

export interface UploadForgetSql {
  name: 'upload_forget';
  parameters: readonly [$1: number | null, $2: string | null];
  row: object;
  computed: never;
}

export interface UploadEmptySql {
  name: 'upload_empty';
  parameters: readonly [$1: number | null, $2: string | null];
  row: object;
  computed: never;
}
