import type { CSSProperties } from 'react';
import { classNames } from '../class-names/class-names.tsx';

export interface SkeletonProps {
  /** The final size, so that nothing jumps: any CSS length, or a ratio with a width. */
  width?: string | number | undefined;
  height?: string | number | undefined;
  ratio?: string | undefined;
  circle?: boolean | undefined;
  className?: string | undefined;
}

/** The place of something that is coming. Silent: the region around it says that it is busy. */
export function Skeleton({ width = '100%', height, ratio, circle = false, className }: SkeletonProps) {
  const style: CSSProperties = { inlineSize: width };
  if (height !== undefined) style.blockSize = height;
  else if (!ratio) style.blockSize = '1em';
  if (ratio) style.aspectRatio = ratio;
  return (
    <span
      className={classNames('ui-skeleton', circle && 'ui-skeleton--circle', className)}
      style={style}
      aria-hidden="true"
    />
  );
}
