// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StaffPeopleSql {
  name: 'staff_people';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: boolean | null, $3: string | null, $4: string | null, $5: string | null, $6: number | null, $7: number | null];
  row: {
    id: number;
    name: string;
    email: string | null;
    status: 'invited' | 'active' | 'suspended';
    signs_in_by: string | null;
    seen_at: Date | null;
    until_at: Date | null;
    grants: unknown;
  };
  computed: 'email' | 'signs_in_by' | 'seen_at' | 'until_at' | 'grants';
}

export interface StaffPeopleCountSql {
  name: 'staff_people_count';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: boolean | null, $3: string | null, $4: string | null];
  row: {
    count: number | null;
  };
  computed: 'count';
}

export interface StaffPersonSql {
  name: 'staff_person';
  parameters: readonly [$1: number | null];
  row: {
    id: number;
    name: string;
    email: string | null;
    status: 'invited' | 'active' | 'suspended';
    locale: string;
    timezone: string;
    created_at: Date;
    signs_in_by: string | null;
    seen_at: Date | null;
    until_at: Date | null;
    grants: unknown;
  };
  computed: 'email' | 'signs_in_by' | 'seen_at' | 'until_at' | 'grants';
}

export interface StaffWhoCanSql {
  name: 'staff_who_can';
  parameters: readonly [$1: number | null];
  row: {
    id: number;
    kind: 'person' | 'api_key';
    name: string;
    role: string;
    scope_kind: string;
    scope_ref: string | null;
    until_at: Date | null;
    permissions: unknown;
  };
  computed: 'permissions';
}
