// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface WithdrawalWithdrawableSql {
  name: 'withdrawal_withdrawable';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    isGranted: boolean | null;
    inTime: boolean | null;
    isRegistered: boolean | null;
    hasOpenReturn: boolean | null;
    lines: unknown;
  };
  computed: 'isGranted' | 'inTime' | 'isRegistered' | 'hasOpenReturn' | 'lines';
}

export interface WithdrawalInsertSql {
  name: 'withdrawal_insert';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null, $6: readonly (string | null)[] | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface WithdrawalLockSql {
  name: 'withdrawal_lock';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    siteId: number;
    id: number;
    orderId: number;
    code: string;
    status: 'declared' | 'order_cancelled' | 'return_opened' | 'ended';
    declaredAt: Date;
    refundBy: string | null;
    sendBackBy: string | null;
    returnCode: string | null;
    unitIds: string[] | null;
  };
  computed: 'refundBy' | 'sendBackBy' | 'returnCode' | 'unitIds';
}

export interface WithdrawalOrderSql {
  name: 'withdrawal_order';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    orderId: number;
  };
  computed: never;
}

export interface WithdrawalSettleSql {
  name: 'withdrawal_settle';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface WithdrawalReturnOpenedSql {
  name: 'withdrawal_return_opened';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: {
    sendBackBy: string | null;
  };
  computed: 'sendBackBy';
}

export interface WithdrawalsWaitingSql {
  name: 'withdrawals_waiting';
  parameters: readonly [];
  row: {
    siteId: number;
    id: number;
  };
  computed: never;
}
