// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface TransferAcceptSql {
  name: 'transfer_accept';
  parameters: readonly [$1: number | null, $2: Buffer | null, $3: number | bigint | null];
  row: {
    site_id: number;
    id: number;
    bike_id: number;
    serial: string;
    bike: string | null;
    to: string | null;
    giver_email: string;
    giver_locale: string;
    giver_name: string;
    receiver: unknown;
  };
  computed: 'bike' | 'to' | 'receiver';
}

export interface TransferDeclineSql {
  name: 'transfer_decline';
  parameters: readonly [$1: number | null, $2: Buffer | null, $3: number | bigint | null];
  row: {
    site_id: number;
    id: number;
    bike_id: number;
    serial: string;
    bike: string | null;
    to: string | null;
    giver_email: string;
    giver_locale: string;
    giver_name: string;
    receiver: unknown;
  };
  computed: 'bike' | 'to' | 'receiver';
}

export interface TransfersExpireSql {
  name: 'transfers_expire';
  parameters: readonly [];
  row: {
    site_id: number;
    id: number;
    bike_id: number;
    serial: string;
    bike: string | null;
    to: string | null;
    giver_email: string;
    giver_locale: string;
    giver_name: string;
    receiver: unknown;
  };
  computed: 'bike' | 'to' | 'receiver';
}
