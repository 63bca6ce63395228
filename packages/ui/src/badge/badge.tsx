import { useDigits } from '../page-locale/page-locale.tsx';

export interface BadgeProps {
  count: number;
  /** Counts above this show as "99+". */
  max?: number | undefined;
}

/** A small count on an icon. Silent: the control it sits on says the number in its label. */
export function Badge({ count, max = 99 }: BadgeProps) {
  const digits = useDigits();
  return (
    <span className="ui-badge" aria-hidden="true">
      {count > max ? `${digits(max)}+` : digits(count)}
    </span>
  );
}
