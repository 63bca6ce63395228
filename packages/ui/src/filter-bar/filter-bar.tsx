import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.tsx';

export interface FilterBarProps {
  /** What the bar does, for screen readers. */
  label: string;
  /** The filters button. */
  start?: ReactNode;
  /** The number of results. */
  count?: ReactNode;
  /** Sorting. */
  end?: ReactNode;
  className?: string | undefined;
  /** Chips of what is active. */
  children?: ReactNode;
}

/** Stacked on phones (buttons, number, chips), one row from 640 px. */
export function FilterBar({ label, start, count, end, className, children }: FilterBarProps) {
  return (
    <section className={classNames('ui-filter-bar', className)} aria-label={label}>
      {start && <div className="ui-filter-bar__start">{start}</div>}
      {count && <div className="ui-filter-bar__count">{count}</div>}
      <div className="ui-filter-bar__grow">{children}</div>
      {end && <div className="ui-filter-bar__end">{end}</div>}
    </section>
  );
}
