// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface TextPathsSql {
  name: 'text_paths';
  parameters: readonly [$1: string | null, $2: string | null];
  row: {
    path: string;
  };
  computed: never;
}

export interface TextSubjectsSql {
  name: 'text_subjects';
  parameters: readonly [$1: string | null];
  row: {
    subject: string;
  };
  computed: never;
}
