// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface SubscriberAskSql {
  name: 'subscriber_ask';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    id: number;
    email: string;
    locale: string;
    status: 'pending' | 'confirmed' | 'unsubscribed';
  };
  computed: never;
}

export interface SubscriberLinkAddSql {
  name: 'subscriber_link_add';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null, $4: number | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface SubscriberLinkLockSql {
  name: 'subscriber_link_lock';
  parameters: readonly [$1: number | null, $2: Buffer | null];
  row: {
    link_id: number;
    is_used: boolean | null;
    is_over: boolean | null;
    id: number;
    email: string;
    locale: string;
    status: 'pending' | 'confirmed' | 'unsubscribed';
  };
  computed: 'is_used' | 'is_over';
}

export interface SubscriberConfirmSql {
  name: 'subscriber_confirm';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface SubscriberLeaveSql {
  name: 'subscriber_leave';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
    email: string;
    locale: string;
    status: 'pending' | 'confirmed' | 'unsubscribed';
  };
  computed: never;
}

export interface SubscriberConsentSql {
  name: 'subscriber_consent';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null, $4: string | null, $5: string | null, $6: string | null, $7: Buffer | null];
  row: object;
  computed: never;
}
