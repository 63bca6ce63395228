import type { ResultAction } from '@paddock/server/contracts/payments';

/** What every panel is given. Addresses in `action.post` are the storefront's own. */
export interface PanelProps {
  readonly action: ResultAction;
  readonly methodId: number;
  readonly termsAccepted: boolean;
  /** Says in words what the specification only logs (C-18). */
  readonly friendlyErrors: boolean;
}
