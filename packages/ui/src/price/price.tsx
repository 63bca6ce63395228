import { formatMoney } from '@paddock/money';
import { classNames } from '../class-names/class-names.tsx';

export interface PriceProps {
  amountMinor: number;
  currency: string;
  /** BCP 47. */
  locale: string;
  /** The price before, with the words for it ("Before", "Now") that only screen readers need. */
  old?: { amountMinor: number; label: string; nowLabel: string } | undefined;
  size?: 'normal' | 'large' | undefined;
  className?: string | undefined;
}

export function Price({ amountMinor, currency, locale, old, size = 'normal', className }: PriceProps) {
  const say = (minor: number) => <bdi>{formatMoney({ amountMinor: minor, currency }, locale)}</bdi>;
  return (
    <span className={classNames('ui-price', size === 'large' && 'ui-price--large', className)}>
      {old && (
        <s className="ui-price__old">
          <span className="ui-hidden">{old.label} </span>
          {say(old.amountMinor)}
        </s>
      )}
      <span>
        {old && <span className="ui-hidden">{old.nowLabel} </span>}
        {say(amountMinor)}
      </span>
    </span>
  );
}
