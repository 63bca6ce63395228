import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { useDelayed } from '../delayed/delayed.tsx';

export interface LoadingProps {
  isLoading: boolean;
  label: string;
  /** 200 by default; lists of units wait 700. */
  delayMs?: number | undefined;
  inline?: boolean | undefined;
  /** Shown instead of the spinner: skeletons of the final size. */
  children?: ReactNode;
}

/** Data is on its way. Shows nothing for fast answers and never flickers. */
export function Loading({ isLoading, label, delayMs, inline = false, children }: LoadingProps) {
  const isShown = useDelayed(isLoading, { delayMs });
  // The live region is always there; what appears inside it is announced.
  return (
    <div role="status">
      {isShown && (
        <div className={classNames(!children && 'ui-loading', inline && 'ui-loading--inline')}>
          {children ?? <span className="ui-spinner" aria-hidden="true" />}
          <span className="ui-hidden">{label}</span>
        </div>
      )}
    </div>
  );
}
