// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface InsertPreviewSql {
  name: 'insert_preview';
  parameters: readonly [$1: number | null, $2: Buffer | null, $3: Date | string | null, $4: boolean | null, $5: number | null, $6: string | null];
  row: {
    until_at: Date;
  };
  computed: never;
}

export interface FindPreviewSql {
  name: 'find_preview';
  parameters: readonly [$1: number | null, $2: Buffer | null];
  row: {
    at: Date | null;
    drafts: boolean;
  };
  computed: never;
}

export interface PreviewSiteSql {
  name: 'preview_site';
  parameters: readonly [$1: number | null];
  row: {
    slug: string;
    timezone: string;
  };
  computed: never;
}
