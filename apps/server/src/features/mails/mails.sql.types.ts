// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface MailInsertSql {
  name: 'mail_insert';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null];
  row: object;
  computed: never;
}

export interface ReadMailSql {
  name: 'read_mail';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    kind: string;
    to: string;
    locale: string;
    status: 'queued' | 'sent' | 'given_up';
    data: unknown;
    site: unknown;
    wait_seconds: number | null;
    facts: unknown;
  };
  computed: 'data' | 'site' | 'wait_seconds' | 'facts';
}

export interface MarkMailSentSql {
  name: 'mark_mail_sent';
  parameters: readonly [$1: string | null, $2: number | null, $3: number | bigint | null];
  row: object;
  computed: never;
}

export interface NoteMailFailureSql {
  name: 'note_mail_failure';
  parameters: readonly [$1: string | null, $2: boolean | null, $3: number | null, $4: number | bigint | null];
  row: object;
  computed: never;
}
