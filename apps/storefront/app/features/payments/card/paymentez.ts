/** What we use of the provider's script. */
export interface PaymentezResponse {
  readonly transaction?: {
    readonly id: string;
    readonly status: string;
    readonly status_detail?: number | string;
  };
  readonly error?: { readonly type?: string };
}
export interface PaymentezModal {
  open(order: { reference: string }): void;
  close(): void;
}
declare global {
  interface Window {
    PaymentCheckout?: {
      modal: new (options: {
        env_mode: string;
        locale: string;
        onOpen: () => void;
        onClose: () => void;
        onResponse: (response: PaymentezResponse) => void;
      }) => PaymentezModal;
    };
  }
}
