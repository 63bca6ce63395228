// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface MenuLayoutsSql {
  name: 'menu_layouts';
  parameters: readonly [$1: number | null, $2: Date | string | null];
  row: {
    menu: 'head' | 'foot';
    layout: unknown;
  };
  computed: 'layout';
}

export interface MenuLayoutsWithDraftsSql {
  name: 'menu_layouts_with_drafts';
  parameters: readonly [$1: number | null, $2: Date | string | null];
  row: {
    menu: 'head' | 'foot';
    layout: unknown;
  };
  computed: 'layout';
}

export interface MenuStatesSql {
  name: 'menu_states';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
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

export interface MenuVersionListSql {
  name: 'menu_version_list';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
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

export interface MenuVersionSql {
  name: 'menu_version';
  parameters: readonly [$1: string | null, $2: number | bigint | null];
  row: {
    id: number;
    scope: string | null;
    state: string | null;
    publish_at: string | null;
    publish_until: string | null;
    by: string | null;
    created_at: string | null;
    layout: unknown;
    created_by: string;
    age: number | null;
  };
  computed: 'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at' | 'layout' | 'age';
}

export interface MenuRevisionSql {
  name: 'menu_revision';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    revision: number | null;
  };
  computed: 'revision';
}

export interface PutMenuDraftSql {
  name: 'put_menu_draft';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null];
  row: {
    revision: number;
    saved_at: string | null;
  };
  computed: 'saved_at';
}

export interface PublishMenuDraftSql {
  name: 'publish_menu_draft';
  parameters: readonly [$1: Date | string | null, $2: Date | string | null, $3: number | null, $4: string | null];
  row: {
    id: number;
    revision: number;
    publish_at: Date | null;
    publish_until: Date | null;
  };
  computed: never;
}

export interface EndMenuVersionSql {
  name: 'end_menu_version';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null];
  row: {
    id: number;
    revision: number;
    publish_at: Date | null;
    publish_until: Date | null;
  };
  computed: never;
}

export interface MenuOverridesSql {
  name: 'menu_overrides';
  parameters: readonly [$1: string | null];
  row: {
    slug: string;
  };
  computed: never;
}
