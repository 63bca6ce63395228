// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface EventsUnnumberedSql {
  name: 'events_unnumbered';
  parameters: readonly [$1: number | null];
  row: {
    found: boolean | null;
  };
  computed: 'found';
}

export interface EventsUnnumberedSitesSql {
  name: 'events_unnumbered_sites';
  parameters: readonly [];
  row: {
    id: number;
  };
  computed: never;
}

export interface EventsHeadAddSql {
  name: 'events_head_add';
  parameters: readonly [$1: number | null];
  row: object;
  computed: never;
}

export interface EventsHeadLockSql {
  name: 'events_head_lock';
  parameters: readonly [$1: number | null];
  row: {
    last_sequence: number;
  };
  computed: never;
}

export interface EventsNumberSql {
  name: 'events_number';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    numbered: number | null;
  };
  computed: 'numbered';
}

export interface EventsListSql {
  name: 'events_list';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    sequence: number;
    type: string;
    version: number;
    subject: string;
    data: unknown;
    occurred_at: Date;
  };
  computed: 'data';
}

export interface EventHeadSql {
  name: 'event_head';
  parameters: readonly [$1: number | null];
  row: {
    last_sequence: number;
    deleted_through: number;
  };
  computed: never;
}

export interface EventHeadsSql {
  name: 'event_heads';
  parameters: readonly [];
  row: {
    site_id: number;
  };
  computed: never;
}

export interface EventsDeleteSql {
  name: 'events_delete';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | null];
  row: {
    deleted: number | null;
  };
  computed: 'deleted';
}
