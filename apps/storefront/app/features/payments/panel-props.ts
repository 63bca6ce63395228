import type { ResultAction } from '@paddock/server/contracts/payments';

/** What is known of the buyer when the payment begins: no form asks for it again. */
export type Payer = Readonly<
  Partial<Record<'name' | 'surname' | 'phone' | 'street1' | 'postal_code', string>>
>;

/** What every panel is given. Addresses in `action.post` are the storefront's own. */
export interface PanelProps {
  readonly action: ResultAction;
  readonly methodId: number;
  readonly termsAccepted: boolean;
  /** Says in words what the specification only logs (C-18). */
  readonly friendlyErrors: boolean;
  readonly payer?: Payer | undefined;
  /** The panel has replaced its content by another of other height, such as a form by the provider's own. */
  readonly onReplaced?: (() => void) | undefined;
}
