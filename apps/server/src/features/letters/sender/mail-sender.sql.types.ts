// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface MailSenderSetSql {
  name: 'mail_sender_set';
  parameters: readonly [$1: number | null, $2: string | null];
  row: object;
  computed: never;
}

export interface StaffEmailSql {
  name: 'staff_email';
  parameters: readonly [$1: number | null];
  row: {
    email: string | null;
  };
  computed: never;
}
