import { Button } from '@paddock/ui/button';
import { Icon } from '@paddock/ui/icon';
import { useT } from '../../../i18n/use-t.ts';
import { useOrderLabel } from '../use-registration.ts';

interface CardFooterProps {
  readonly amount: string;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
}

/** The button of a card form, and where the figures go. */
export function CardFooter({ amount, isBusy, isDisabled }: CardFooterProps) {
  const t = useT();
  const label = useOrderLabel();
  return (
    <div className="pay__actions">
      <Button type="submit" iconStart="lock" disabled={isDisabled} isLoading={isBusy}>
        {label?.order ?? t('payments.pay', { amount })}
      </Button>
      <p className="pay__secure">
        <Icon name="shield" />
        {t('payments.card.secure')}
      </p>
    </div>
  );
}
