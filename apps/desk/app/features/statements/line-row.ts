import type { BankLine } from '@paddock/server/features/statements/statements.staff.contract.ts';

export interface LineRowProps {
  readonly line: BankLine;
  /** The order it will pay when booked. */
  readonly order: string | undefined;
  readonly onTick: (id: number, order: string | null) => void;
  readonly onFind: (line: BankLine) => void;
  readonly onDismiss: (line: BankLine) => void;
}
