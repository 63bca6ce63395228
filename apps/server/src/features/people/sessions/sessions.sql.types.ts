// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StaffHomeSiteSql {
  name: 'staff_home_site';
  parameters: readonly [];
  row: {
    id: number;
  };
  computed: never;
}

export interface StaffUseNonceSql {
  name: 'staff_use_nonce';
  parameters: readonly [$1: Buffer | null];
  row: {
    is_new: boolean | null;
  };
  computed: 'is_new';
}

export interface StaffPersonOfTokenSql {
  name: 'staff_person_of_token';
  parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: boolean | null, $5: string | null, $6: string | null, $7: string | null];
  row: {
    id: number | null;
    status: string | null;
  };
  computed: 'id' | 'status';
}

export interface StaffKnownDeviceSql {
  name: 'staff_known_device';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    is_known: boolean | null;
    is_first: boolean | null;
  };
  computed: 'is_known' | 'is_first';
}

export interface StaffOpenSessionSql {
  name: 'staff_open_session';
  parameters: readonly [$1: number | null, $2: Buffer | null, $3: Date | string | null, $4: string | null, $5: string | null, $6: string | null];
  row: {
    id: number;
    expires_at: Date;
  };
  computed: never;
}

export interface StaffSubjectSql {
  name: 'staff_subject';
  parameters: readonly [$1: number | null];
  row: {
    oidc_issuer: string | null;
    oidc_subject: string | null;
  };
  computed: never;
}

export interface StaffStrengthenSql {
  name: 'staff_strengthen';
  parameters: readonly [$1: number | bigint | null];
  row: {
    strong_until: Date | null;
  };
  computed: 'strong_until';
}

export interface StaffMeSql {
  name: 'staff_me';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (number | null)[] | null];
  row: {
    name: string;
    email: string | null;
    locale: string;
    timezone: string;
    expires_at: Date;
    strong_until: Date | null;
    has_passkey: boolean | null;
    sites: unknown;
  };
  computed: 'strong_until' | 'has_passkey' | 'sites';
}

export interface StaffSessionsSql {
  name: 'staff_sessions';
  parameters: readonly [$1: number | null];
  row: {
    id: number;
    user_agent: string | null;
    network: string;
    created_at: Date;
    seen_at: Date;
    expires_at: Date;
  };
  computed: never;
}

export interface StaffEndOneSql {
  name: 'staff_end_one';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface StaffEndOthersSql {
  name: 'staff_end_others';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface StaffEndProviderSql {
  name: 'staff_end_provider';
  parameters: readonly [$1: string | null, $2: string | null, $3: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface StaffSiteSlugsSql {
  name: 'staff_site_slugs';
  parameters: readonly [];
  row: {
    id: number;
    slug: string;
  };
  computed: never;
}
