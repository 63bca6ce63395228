// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StaffAddChallengeSql {
  name: 'staff_add_challenge';
  parameters: readonly [$1: Buffer | null, $2: string | null, $3: number | null];
  row: object;
  computed: never;
}

export interface StaffTakeChallengeSql {
  name: 'staff_take_challenge';
  parameters: readonly [$1: Buffer | null, $2: string | null, $3: number | null];
  row: {
    is_open: boolean | null;
  };
  computed: 'is_open';
}

export interface StaffPasskeysSql {
  name: 'staff_passkeys';
  parameters: readonly [$1: number | null];
  row: {
    credential_id: string;
    transports: string[];
  };
  computed: never;
}

export interface StaffPasskeySql {
  name: 'staff_passkey';
  parameters: readonly [$1: string | null];
  row: {
    id: number;
    staff_id: number;
    public_key: Buffer;
    counter: number;
    name: string;
    email: string | null;
    locale: string;
  };
  computed: never;
}

export interface StaffUsePasskeySql {
  name: 'staff_use_passkey';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface StaffAddPasskeySql {
  name: 'staff_add_passkey';
  parameters: readonly [$1: number | null, $2: string | null, $3: Buffer | null, $4: number | bigint | null, $5: readonly (string | null)[] | null, $6: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface StaffInviteSql {
  name: 'staff_invite';
  parameters: readonly [$1: number | null, $2: Buffer | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface StaffInvitationSql {
  name: 'staff_invitation';
  parameters: readonly [$1: Buffer | null];
  row: {
    id: number;
    staff_id: number;
    name: string;
    email: string | null;
    locale: string;
  };
  computed: never;
}

export interface StaffUseInvitationSql {
  name: 'staff_use_invitation';
  parameters: readonly [$1: number | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface StaffActivateSql {
  name: 'staff_activate';
  parameters: readonly [$1: number | null];
  row: {
    id: number;
  };
  computed: never;
}
