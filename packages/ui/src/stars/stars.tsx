import { Icon } from '../icon/icon.tsx';

export interface StarsProps {
  /** 0 to 5; halves are rounded to whole stars, the exact figure stands beside them. */
  value: number;
  /** "4.6 out of 5". */
  label: string;
}

export function Stars({ value, label }: StarsProps) {
  const full = Math.round(value);
  return (
    <span className="ui-stars" role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" className={star > full ? 'ui-stars__off' : undefined} />
      ))}
    </span>
  );
}
