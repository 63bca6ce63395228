// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface SavedRepliesListSql {
  name: 'saved_replies_list';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: number;
    locale: string;
    name: string;
    body: string;
  };
  computed: never;
}

export interface SavedReplyInsertSql {
  name: 'saved_reply_insert';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null];
  row: {
    id: number;
    locale: string;
    name: string;
    body: string;
  };
  computed: never;
}

export interface SavedReplyLockSql {
  name: 'saved_reply_lock';
  parameters: readonly [$1: number | null, $2: number | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface SavedReplyUpdateSql {
  name: 'saved_reply_update';
  parameters: readonly [$1: number | null, $2: number | null, $3: string | null, $4: string | null, $5: string | null];
  row: {
    id: number;
    locale: string;
    name: string;
    body: string;
  };
  computed: never;
}

export interface SavedReplyDeleteSql {
  name: 'saved_reply_delete';
  parameters: readonly [$1: number | null, $2: number | null];
  row: {
    name: string;
    locale: string;
  };
  computed: never;
}
