import type { AddressForm, AddressKind, AddressView } from './address-view.ts';

export type AddressDialogProps = {
  /** Where addresses are kept; a known one has its own below it. */
  route: string;
  /** Null: a new one. */
  address: AddressView | null;
  kind: AddressKind;
  form: AddressForm;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSaved: (address: AddressView) => void;
};
