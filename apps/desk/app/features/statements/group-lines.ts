import type { BankLine } from '@paddock/server/features/statements/statements.contract.ts';

export interface LineGroup {
  readonly id: 'maybe' | 'unknown' | 'exact' | 'booked' | 'left';
  readonly lines: readonly BankLine[];
}

const groupOf = ({ state, match }: BankLine): LineGroup['id'] => {
  if (state === 'booked' || state === 'split') return 'booked';
  if (state === 'not_ours' || state === 'returned') return 'left';
  if (!match) return 'unknown';
  return match.is_exact ? 'exact' : 'maybe';
};

/** What needs a person first, then what fits, then what is done. Inside, the likeliest first. */
export function groupLines(lines: readonly BankLine[]): LineGroup[] {
  const order = ['maybe', 'unknown', 'exact', 'booked', 'left'] as const;
  return order
    .map((id) => ({
      id,
      lines: lines
        .filter((line) => groupOf(line) === id)
        .toSorted((a, b) => (b.match?.score ?? 0) - (a.match?.score ?? 0)),
    }))
    .filter((group) => group.lines.length > 0);
}

export const sumOf = (lines: readonly BankLine[]): number =>
  lines.reduce((sum, line) => sum + line.amount_minor, 0);
