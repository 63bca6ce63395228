// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface SiteStateSql {
  name: 'site_state';
  parameters: readonly [$1: string | null, $2: number | null];
  row: {
    maintenance: boolean;
    revision: string | null;
    moment: string | null;
    frame_at: string | null;
    upcoming: unknown;
  };
  computed: 'revision' | 'moment' | 'frame_at' | 'upcoming';
}

export interface TenantSql {
  name: 'tenant';
  parameters: readonly [$1: string | null];
  row: {
    id: number;
    slug: string;
    maintenance: boolean;
    editions: unknown;
  };
  computed: 'editions';
}

export interface SiteCountrySql {
  name: 'site_country';
  parameters: readonly [$1: number | null];
  row: {
    country_iso: string | null;
  };
  computed: never;
}

export interface SiteMaintenanceSql {
  name: 'site_maintenance';
  parameters: readonly [$1: string | null, $2: boolean | null, $3: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface CompactFrameChangesSql {
  name: 'compact_frame_changes';
  parameters: readonly [$1: number | null];
  row: object;
  computed: never;
}
