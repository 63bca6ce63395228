import type { CSSProperties } from 'react';
import { Icon } from '../icon/icon.tsx';

export interface StarsProps {
  /** 0 to 5; a part of a star is drawn as that part. */
  value: number;
  /** "4.6 out of 5". */
  label: string;
}

/** How much of each of five stars is filled, in percent. */
export const fillsOf = (value: number): number[] =>
  [0, 1, 2, 3, 4].map((star) => Math.round(Math.min(1, Math.max(0, value - star)) * 100));

export function Stars({ value, label }: StarsProps) {
  return (
    <span className="ui-stars" role="img" aria-label={label}>
      {fillsOf(value).map((fill, star) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same five
        <span key={star} style={fill < 100 ? ({ '--fill': `${fill}%` } as CSSProperties) : undefined}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  );
}
