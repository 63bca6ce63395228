import type { PaymentMethod } from '@paddock/server/contracts/payments';
import { useT } from '../../i18n/use-t.ts';
import { findPanel } from '../payments/panels.ts';
import { useOrderLabel } from '../payments/use-order-label.ts';

/**
 * What the button under the payment methods says. A method that registers itself (cash, cheque) has no button of its
 * own afterwards: then this one places the order and has the words of the law.
 */
export function useNextLabel(method: PaymentMethod | null): {
  readonly label: string;
  readonly placesOrder: boolean;
} {
  const t = useT();
  const orderLabel = useOrderLabel();
  const isLast = method !== null && findPanel(method.component)?.registersItself === true;
  return orderLabel && isLast
    ? { label: orderLabel.order, placesOrder: true }
    : { label: t('checkout.payment.next'), placesOrder: false };
}
