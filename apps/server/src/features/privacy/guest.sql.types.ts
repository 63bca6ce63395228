// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface PrivacyLinkedMailSql {
  name: 'privacy_linked_mail';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    email: string;
    locale: string;
  };
  computed: never;
}

export interface PrivacyGuestCustomerSql {
  name: 'privacy_guest_customer';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface PrivacyAccountSql {
  name: 'privacy_account';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: number;
  };
  computed: never;
}
