// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface PageSql {
  name: 'page';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: Date | string | null];
  row: {
    title: string;
    description: string;
    blocks: unknown;
    locale: string;
    published_at: string | null;
  };
  computed: 'blocks' | 'published_at';
}

export interface PageWithDraftsSql {
  name: 'page_with_drafts';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: Date | string | null];
  row: {
    title: string;
    description: string;
    blocks: unknown;
    locale: string;
    published_at: string | null;
  };
  computed: 'blocks' | 'published_at';
}

export interface PutDraftSql {
  name: 'put_draft';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null];
  row: {
    revision: number;
    saved_at: string | null;
  };
  computed: 'saved_at';
}

export interface PublishDraftSql {
  name: 'publish_draft';
  parameters: readonly [$1: Date | string | null, $2: Date | string | null, $3: number | null, $4: string | null, $5: string | null];
  row: {
    id: number;
    revision: number;
    publish_at: Date | null;
    publish_until: Date | null;
  };
  computed: never;
}

export interface EndLatestSql {
  name: 'end_latest';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null];
  row: {
    id: number;
    revision: number;
    publish_at: Date | null;
    publish_until: Date | null;
  };
  computed: never;
}

export interface PageVersionsSql {
  name: 'page_versions';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null];
  row: {
    slug: string;
    locale: string;
    title: string;
    scope: string | null;
    state: string | null;
    publish_at: string | null;
    publish_until: string | null;
    created_by: string;
    created_at: string | null;
  };
  computed: 'scope' | 'state' | 'publish_at' | 'publish_until' | 'created_at';
}
