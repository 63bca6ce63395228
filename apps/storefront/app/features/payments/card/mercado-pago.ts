/** What we use of the provider's script (js/v2). */
export interface PayerCost {
  readonly installments: number;
  readonly recommended_message: string;
  readonly installment_amount?: number;
  readonly total_amount?: number;
  readonly installment_rate?: number;
}
export interface MpMethod {
  readonly id: string;
  readonly additional_info_needed?: readonly string[];
  readonly issuer?: { readonly id: string | number; readonly name: string };
}
export interface MpIssuer {
  readonly id: string | number;
  readonly name: string;
}
interface MpField {
  mount(id: string): MpField;
  unmount(): void;
  on(event: 'binChange', handler: (data: { bin: string | null }) => void): MpField;
  on(event: 'ready' | 'error', handler: () => void): MpField;
}
export type MpFieldName = 'cardNumber' | 'expirationDate' | 'securityCode';
type Owner = {
  readonly cardholderName: string;
  readonly identificationType: string;
  readonly identificationNumber: string;
};
type TypedCard = Owner & {
  readonly cardNumber: string;
  readonly cardExpirationMonth: string;
  readonly cardExpirationYear: string;
  readonly securityCode: string;
};
type Token = { readonly id: string };

export interface MercadoPago {
  getPaymentMethods(query: { bin: string }): Promise<{ results: readonly MpMethod[] }>;
  getIssuers(query: { paymentMethodId: string; bin: string }): Promise<readonly MpIssuer[]>;
  getInstallments(query: {
    amount: string;
    bin: string;
    locale: string;
  }): Promise<readonly { payer_costs: readonly PayerCost[] }[]>;
  createCardToken(card: TypedCard): Promise<Token>;
  /** Fields in frames of the provider: with them no figure of the card is ever on our page. */
  readonly fields?: {
    create(name: MpFieldName, options: { placeholder?: string; style?: Record<string, string> }): MpField;
    createCardToken(owner: Owner): Promise<Token>;
  };
}

declare global {
  interface Window {
    MercadoPago?: new (publicKey: string, options: { locale: string }) => MercadoPago;
  }
}

/** The provider speaks Spanish, English and Portuguese. */
export const mpLocale = (locale: string) => (locale === 'en' ? 'en-US' : 'es-AR');
