// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface PageStatesSql {
  name: 'page_states';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    slug: string;
    locale: string;
    title: string;
    id: number;
    scope: string | null;
    state: string | null;
    publish_at: string | null;
    publish_until: string | null;
    by: string | null;
    created_at: string | null;
  };
  computed: 'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at';
}

export interface PageVersionListSql {
  name: 'page_version_list';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    slug: string;
    locale: string;
    title: string;
    id: number;
    scope: string | null;
    state: string | null;
    publish_at: string | null;
    publish_until: string | null;
    by: string | null;
    created_at: string | null;
  };
  computed: 'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at';
}

export interface PageVersionSql {
  name: 'page_version';
  parameters: readonly [$1: string | null, $2: string | null, $3: number | bigint | null];
  row: {
    slug: string;
    locale: string;
    title: string;
    id: number;
    scope: string | null;
    state: string | null;
    publish_at: string | null;
    publish_until: string | null;
    by: string | null;
    created_at: string | null;
    created_by: string;
    age: number | null;
    text: unknown;
  };
  computed: 'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at' | 'age' | 'text';
}

export interface PageRevisionSql {
  name: 'page_revision';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    revision: number | null;
  };
  computed: 'revision';
}

export interface DiscardPageDraftSql {
  name: 'discard_page_draft';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    revision: number;
  };
  computed: never;
}

export interface PageOverridesSql {
  name: 'page_overrides';
  parameters: readonly [$1: string | null, $2: string | null];
  row: {
    slug: string;
  };
  computed: never;
}
