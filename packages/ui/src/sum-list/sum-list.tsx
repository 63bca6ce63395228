import type { ReactNode } from 'react';

export interface SumListProps {
  lines: readonly { key: string; label: ReactNode; amount: ReactNode }[];
  total: { label: ReactNode; amount: ReactNode };
}

/** Amounts that add up to a total. What is included in the total is said below it, never listed among them. */
export function SumList({ lines, total }: SumListProps) {
  return (
    <dl className="ui-sum">
      {lines.flatMap((line) => [
        <dt key={`${line.key}-label`}>{line.label}</dt>,
        <dd key={line.key}>{line.amount}</dd>,
      ])}
      <dt className="ui-sum__total">{total.label}</dt>
      <dd className="ui-sum__total">{total.amount}</dd>
    </dl>
  );
}
