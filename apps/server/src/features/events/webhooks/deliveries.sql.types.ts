// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface WebhooksActiveSql {
  name: 'webhooks_active';
  parameters: readonly [];
  row: {
    site_id: number;
    id: number;
    slug: string;
  };
  computed: never;
}

export interface DeliveriesAddSql {
  name: 'deliveries_add';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | null];
  row: {
    moved: number | null;
  };
  computed: 'moved';
}

export interface DeliveriesClaimSql {
  name: 'deliveries_claim';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | null];
  row: {
    sequence: number;
    attempts: number;
    created_at: Date;
    type: string;
    version: number;
    subject: string;
    data: unknown;
    occurred_at: Date;
    url: string;
    secret: Buffer;
    old_secret: Buffer | null;
  };
  computed: 'data' | 'old_secret';
}

export interface DeliveryDoneSql {
  name: 'delivery_done';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | null];
  row: object;
  computed: never;
}

export interface DeliveryFailedSql {
  name: 'delivery_failed';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | null, $5: number | null, $6: string | null, $7: boolean | null, $8: number | null];
  row: {
    failing_since: Date | null;
  };
  computed: never;
}

export interface WebhookDisableSql {
  name: 'webhook_disable';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: {
    id: number;
  };
  computed: never;
}
