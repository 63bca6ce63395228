import { Icon } from '@paddock/ui/icon';
import { Stepper } from '@paddock/ui/stepper';
import { useLayoutEffect, useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { readyWords } from '../../text/ready-words.ts';
import type { GuaranteeView } from '../guarantee/guarantee-notice.tsx';
import { PaymentPanel } from '../payments/payment-panel.tsx';
import { chosenShipment, payerOf } from './checkout.rules.ts';
import type { Step } from './checkout-state.ts';
import { DeliveryStep } from './delivery/delivery-step.tsx';
import { Amount } from './delivery/delivery-way.tsx';
import { PaymentStep } from './payment-step.tsx';
import type { CheckoutStore } from './use-checkout.ts';

const ORDER: readonly Step[] = ['delivery', 'payment', 'panel'];

type Props = {
  store: CheckoutStore;
  isBlocked: boolean;
  friendlyErrors: boolean;
  guarantee: GuaranteeView | null;
};

/** One column of decisions, in their order (CHECKOUT-01): done ones are folded, later ones only named. */
export function CheckoutSteps({ store, isBlocked, friendlyErrors, guarantee }: Props) {
  const t = useT();
  const { state, dispatch } = store;
  const at = ORDER.indexOf(state.step);
  const stateOf = (step: Step) => {
    const index = ORDER.indexOf(step);
    return index < at ? 'done' : index === at ? 'now' : 'next';
  };
  const { resultAction, selectedPaymentMethod } = state;
  const column = useStepFocus(state.step);
  return (
    <div ref={column}>
      <Stepper
        // A step that opens replaces the one before: its parts are new, they do not move to another place.
        key={state.step}
        label={t('checkout.title')}
        doneLabel={t('checkout.done')}
        steps={[
          {
            key: 'delivery',
            state: stateOf('delivery'),
            title: t(state.step === 'delivery' ? 'checkout.delivery.title' : 'checkout.step.delivery'),
            action: at > 0 && <ChangeDelivery store={store} />,
            body: at === 0 ? <DeliveryStep store={store} /> : <DeliveryAnswer store={store} />,
          },
          {
            key: 'payment',
            state: stateOf('payment'),
            title: t(state.step === 'payment' ? 'checkout.payment.title' : 'checkout.step.payment'),
            body:
              at === 1 ? (
                <PaymentStep store={store} isBlocked={isBlocked} guarantee={guarantee} />
              ) : (
                selectedPaymentMethod && <b>{selectedPaymentMethod.name}</b>
              ),
          },
          {
            key: 'panel',
            state: stateOf('panel'),
            title: t('checkout.step.confirm'),
            body: resultAction && selectedPaymentMethod && (
              <PaymentPanel
                key={resultAction.post.url ?? resultAction.order.code}
                action={resultAction}
                methodId={selectedPaymentMethod.id}
                termsAccepted={state.termsAccepted}
                friendlyErrors={friendlyErrors}
                payer={payerOf(state)}
                phase={state.phase}
                onReplaced={() => dispatch({ type: 'panelReplaced' })}
                onAnother={() => dispatch({ type: 'anotherMethod' })}
              />
            ),
          },
        ]}
      />
    </div>
  );
}

function ChangeDelivery({ store: { state, dispatch } }: { store: CheckoutStore }) {
  const t = useT();
  return (
    <button
      type="button"
      className="ui-text-button co-change"
      disabled={state.loading}
      onClick={() => dispatch({ type: 'deliveryReopened' })}
    >
      {t('checkout.change')}
      <span className="ui-hidden"> {t('checkout.step.delivery')}</span>
    </button>
  );
}

/** The keyboard and the eye go on with the step that opens; the first one is where the page begins. */
function useStepFocus(step: Step) {
  const column = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  // Before the paint: a shorter step would first show the end of the page.
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const title = column.current?.querySelector<HTMLElement>('.ui-step--now .ui-step__title');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
    title.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [step]);
  return column;
}

function DeliveryAnswer({ store }: { store: CheckoutStore }) {
  const t = useT();
  const { state } = store;
  const shipment = chosenShipment(state);
  const isStore = state.selectedAddressType === 'store';
  const lines = isStore
    ? [state.selectedStore?.name ?? '', ...(state.selectedStore?.lines ?? [])]
    : (state.selectedAddress?.lines ?? []);
  return (
    <div className="co-answer">
      <p>
        <b className="co-way">
          <Icon name={isStore ? 'store' : 'home'} />
          {t(isStore ? 'checkout.delivery.store' : 'checkout.delivery.home')}
        </b>
        {shipment && (
          <span>
            {isStore
              ? readyWords(t, { days: shipment.etd_days, day: shipment.ready })
              : t('checkout.delivery.by', { day: shipment.arrives })}
          </span>
        )}
        <AddressLines lines={lines} />
        {state.selectedBilling && (
          <>
            <b className="co-answer__billing ui-muted">{t('addresses.billing')}</b>
            <AddressLines lines={state.selectedBilling.lines} />
          </>
        )}
      </p>
      <span className="ui-price">
        <Amount shipment={shipment} />
      </span>
    </div>
  );
}

const AddressLines = ({ lines }: { lines: readonly string[] }) => (
  <span className="co-lines ui-muted">
    {lines.map((line) => (
      <span key={line}>
        <bdi>{line}</bdi>
      </span>
    ))}
  </span>
);
