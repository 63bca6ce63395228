import type { ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export interface FilterBarProps {
  /** What the bar does, for screen readers. */
  label: string;
  /** Number of results, filters button. */
  start?: ReactNode;
  /** Sorting. */
  end?: ReactNode;
  className?: string | undefined;
  /** Chips of what is active. */
  children?: ReactNode;
}

/** Stacked on phones, one row from 640 px. */
export function FilterBar({ label, start, end, className, children }: FilterBarProps) {
  return (
    <section className={classNames('ui-filter-bar', className)} aria-label={label}>
      {start && <div>{start}</div>}
      <div className="ui-filter-bar__grow">{children}</div>
      {end && <div className="ui-filter-bar__end">{end}</div>}
    </section>
  );
}
