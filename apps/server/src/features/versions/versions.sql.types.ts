// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface InsertInstantsSql {
  name: 'insert_instants';
  parameters: readonly [$1: readonly (string | null)[] | null, $2: readonly (Date | string | null)[] | null];
  row: object;
  computed: never;
}

export interface PruneInstantsSql {
  name: 'prune_instants';
  parameters: readonly [];
  row: object;
  computed: never;
}

export interface LocalInstantSql {
  name: 'local_instant';
  parameters: readonly [$1: string | null, $2: number | null];
  row: {
    at: Date | null;
  };
  computed: 'at';
}

export interface ContentNowSql {
  name: 'content_now';
  parameters: readonly [];
  row: {
    now: Date | null;
  };
  computed: 'now';
}

export interface LockSubjectSql {
  name: 'lock_subject';
  parameters: readonly [$1: string | null];
  row: {
    locked: boolean | null;
  };
  computed: 'locked';
}

export interface EnterBrandSql {
  name: 'enter_brand';
  parameters: readonly [];
  row: {
    set: string | null;
  };
  computed: 'set';
}

export interface VersionSiteSql {
  name: 'version_site';
  parameters: readonly [$1: number | null];
  row: {
    slug: string;
    timezone: string;
    enable_shop: boolean;
    sites: number | null;
    locales: string[] | null;
  };
  computed: 'sites' | 'locales';
}
