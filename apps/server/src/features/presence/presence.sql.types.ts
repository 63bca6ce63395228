// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface PresenceNoteSql {
  name: 'presence_note';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | null];
  row: {
    person: unknown;
  };
  computed: 'person';
}

export interface PresenceEndSql {
  name: 'presence_end';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | null];
  row: {
    one: number | null;
  };
  computed: 'one';
}
