// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface MediaLibrarySql {
  name: 'media_library';
  parameters: readonly [];
  row: {
    key: string;
    width: number | null;
    height: number | null;
    widths: number[];
    formats: string[];
    hash: string | null;
    color: string | null;
    placeholder: string | null;
    focus: string | null;
  };
  computed: 'focus';
}

export interface MediaLockSql {
  name: 'media_lock';
  parameters: readonly [$1: string | null];
  row: {
    id: number;
    key: string;
    status: 'processing' | 'usable' | 'refused' | 'retired';
    revision: number;
    for_site_id: number | null;
    focal_x: number | null;
    focal_y: number | null;
    is_decorative: boolean;
    alts: unknown;
  };
  computed: 'alts';
}

export interface MediaFocusSql {
  name: 'media_focus';
  parameters: readonly [$1: number | null, $2: number | null, $3: number | null];
  row: object;
  computed: never;
}

export interface MediaChangedSql {
  name: 'media_changed';
  parameters: readonly [$1: number | null, $2: boolean | null];
  row: object;
  computed: never;
}

export interface MediaAltSaveSql {
  name: 'media_alt_save';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: object;
  computed: never;
}

export interface MediaAltDeleteSql {
  name: 'media_alt_delete';
  parameters: readonly [$1: number | null, $2: string | null];
  row: object;
  computed: never;
}

export interface MediaStatusSql {
  name: 'media_status';
  parameters: readonly [$1: number | null, $2: string | null];
  row: object;
  computed: never;
}

export interface MediaUsesSql {
  name: 'media_uses';
  parameters: readonly [$1: number | null];
  row: {
    kind: string | null;
    ref: string | null;
    locale: string | null;
    site: string | null;
  };
  computed: 'kind' | 'ref' | 'locale' | 'site';
}

export interface MediaSitesSql {
  name: 'media_sites';
  parameters: readonly [];
  row: {
    id: number;
    slug: string;
  };
  computed: never;
}
