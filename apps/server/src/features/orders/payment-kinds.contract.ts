import { z } from 'zod';

/** The panel a method opens. A panel the storefront does not know shows "not available" (H-37). */
export const PaymentComponent = z.enum([
  'BankTransfer',
  'CashPayment',
  'CheckPayment',
  'PayPhone',
  'Stripe',
  'Payway',
  'MercadoPago',
  'Paymentez',
  'Datafast',
]);
export const PaymentType = z.enum(['cash', 'check-payment', 'bank-transfer', 'tdc', 'others']);

export type PaymentComponent = z.infer<typeof PaymentComponent>;
