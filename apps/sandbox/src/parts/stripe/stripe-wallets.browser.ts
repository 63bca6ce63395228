/// <reference lib="dom" />

type Json = Record<string, unknown>;
type Handler = (event: Json) => void;

export interface Group {
  clientSecret: string | undefined;
  /** The one whose button was pressed. */
  wallet: string | null;
}
export interface ExpressElement {
  mount(target: string | Element): void;
  unmount(): void;
  destroy(): void;
  on(event: string, handler: Handler): ExpressElement;
}

// What a wallet holds in test mode.
export const WALLET_CARD = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' };
const WALLETS = [
  { option: 'applePay', type: 'apple_pay', label: 'Apple Pay' },
  { option: 'googlePay', type: 'google_pay', label: 'Google Pay' },
] as const;

/** The buttons of the wallets, without the sheet that a device would show: pressing one is agreeing. */
export function createExpress(group: Group, options: Json): ExpressElement {
  const handlers: [string, Handler][] = [];
  const emit = (name: string, event: Json = {}) => {
    for (const [wanted, handler] of [...handlers])
      if (wanted === name) handler({ elementType: 'expressCheckout', ...event });
  };
  const chosen = (options.paymentMethods ?? {}) as Record<string, string>;
  const offered = WALLETS.filter(({ option }) => chosen[option] !== 'never');
  let box: HTMLElement | null = null;
  const element: ExpressElement = {
    mount(target) {
      const node = typeof target === 'string' ? document.querySelector(target) : target;
      if (!node) throw new Error('The selector you specified applies to no DOM elements.');
      box = document.createElement('div');
      for (const { type, label } of offered) {
        const button = document.createElement('button');
        button.type = 'button';
        button.dataset.wallet = type;
        button.textContent = label;
        button.addEventListener('click', () => {
          group.wallet = type;
          emit('confirm', { expressPaymentType: type });
        });
        box.append(button);
      }
      node.append(box);
      const available = Object.fromEntries(WALLETS.map((one) => [one.option, offered.includes(one)]));
      setTimeout(() =>
        emit('ready', { availablePaymentMethods: offered.length > 0 ? available : undefined }),
      );
    },
    unmount() {
      box?.remove();
      box = null;
    },
    destroy() {
      element.unmount();
      handlers.length = 0;
    },
    on(event, handler) {
      handlers.push([event, handler]);
      return element;
    },
  };
  return element;
}
