import { transferParams } from '../../orders/show/to-sales-order.ts';
import type { PaymentComponent } from '../payments.contract.ts';

/** What the bank, cash and cheque panels show and where they post. */
export function offlinePost(
  attempt: {
    readonly component: PaymentComponent;
    readonly settings: Readonly<Record<string, unknown>>;
    readonly order_code: string;
  },
  registerUrl: string,
) {
  if (attempt.component === 'CashPayment') return { url: registerUrl };
  return { url: registerUrl, params: transferParams(attempt.settings, attempt.order_code) };
}
