// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface InboundFindOfficeSql {
  name: 'inbound_find_office';
  parameters: readonly [$1: readonly (string | null)[] | null, $2: string | null];
  row: {
    id: number;
    slug: string;
  };
  computed: never;
}

export interface InboundLockTicketSql {
  name: 'inbound_lock_ticket';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: string | null;
    email: string;
    recent: number | null;
  };
  computed: 'id' | 'recent';
}

export interface InboundIsKnownSql {
  name: 'inbound_is_known';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    is_known: boolean | null;
  };
  computed: 'is_known';
}

export interface InboundInsertMessageSql {
  name: 'inbound_insert_message';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: readonly (string | null)[] | null, $9: boolean | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface InboundReopenTicketSql {
  name: 'inbound_reopen_ticket';
  parameters: readonly [$1: number | null, $2: string | null];
  row: object;
  computed: never;
}

export interface InboundInsertTicketSql {
  name: 'inbound_insert_ticket';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null];
  row: {
    code: string;
    locale: string;
  };
  computed: never;
}
