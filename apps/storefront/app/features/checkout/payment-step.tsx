import type { PaymentMethod } from '@paddock/server/contracts/payments';
import { Button } from '@paddock/ui/button';
import { Checkbox } from '@paddock/ui/checkbox';
import { Icon, type IconName } from '@paddock/ui/icon';
import { Skeleton } from '@paddock/ui/skeleton';
import { type FormEvent, lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { useHydrated } from '../../page/use-hydrated.ts';
import { CleanHtml, RichText } from '../../text/rich-text.tsx';
import { GuaranteeNotice, type GuaranteeView } from '../guarantee/guarantee-notice.tsx';
import { BrandMark } from '../payments/card/brand-mark.tsx';
import { findPanel } from '../payments/panels.ts';
import { useOrderLabel } from '../payments/use-registration.ts';
import { whyNotPay } from './checkout.rules.ts';
import type { CheckoutEvent, CheckoutState } from './checkout-state.ts';
import type { CheckoutStore } from './use-checkout.ts';

/**
 * The type of a button that sends a step. Before the page is hydrated a browser would send the form itself, with the
 * typed data in the URL, and load the page again: until then it is a button without an effect.
 */
export const useSubmitType = () => (useHydrated() ? 'submit' : 'button');

const MethodsDialog = lazy(() => import('./methods-dialog.tsx'));

const ICONS: Record<PaymentMethod['type'], IconName> = {
  cash: 'cash',
  'check-payment': 'cheque',
  'bank-transfer': 'bank',
  tdc: 'card',
  others: 'mobile',
};

export const PAYMENT_FORM = 'checkout-payment';

type Props = { store: CheckoutStore; isBlocked: boolean; guarantee: GuaranteeView | null };

/** Choose a method, agree to the terms, Next (CHECKOUT-14). No order is placed before this step. */
export function PaymentStep({ store, isBlocked, guarantee }: Props) {
  const t = useT();
  const { state, dispatch, loadMethods, placeOrder } = store;
  const isEmpty = state.paymentMethods.length === 0;
  const [isLoading, setLoading] = useState(isEmpty);
  const [isModalOpen, setModalOpen] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const whyNot = whyNotPay(state);

  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form, dispatch);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the step opens without methods
  useEffect(() => {
    if (isEmpty) void loadMethods().finally(() => setLoading(false));
  }, [loadMethods]);

  function next(event: FormEvent) {
    event.preventDefault();
    setPressed(true);
    if (whyNot === null && !isBlocked) void placeOrder();
  }

  return (
    <form ref={form} id={PAYMENT_FORM} onSubmit={next} aria-busy={state.loading || undefined}>
      <p className="ui-hidden" role="status">
        {isEmpty && isLoading && t('shell.loading')}
      </p>
      <fieldset className="co-methods" disabled={state.loading}>
        <legend className="ui-hidden">{t('checkout.payment.title')}</legend>
        {isEmpty && isLoading && <Skeleton className="co-methods__waiting" />}
        {state.paymentMethods.map((method) => (
          <Method
            key={method.id}
            method={method}
            isChosen={state.selectedPaymentMethod?.id === method.id}
            onChoose={() => dispatch({ type: 'methodChosen', id: method.id })}
          />
        ))}
      </fieldset>
      <button type="button" className="ui-text-button" onClick={() => setModalOpen(true)}>
        <Icon name="info" />
        {t('checkout.payment.methods')}
      </button>
      <Suspense fallback={null}>
        {isModalOpen && <MethodsDialog isOpen onOpenChange={setModalOpen} />}
      </Suspense>
      {guarantee && <GuaranteeNotice notice={guarantee} />}
      <Terms
        isAccepted={state.termsAccepted}
        isLocked={state.loading}
        onChange={(accepted) => dispatch({ type: 'termsChanged', accepted })}
      />
      <NextButton state={state} whyNot={whyNot} isBlocked={isBlocked} isPressed={isPressed} />
    </form>
  );
}

type NextProps = {
  state: CheckoutState;
  whyNot: ReturnType<typeof whyNotPay>;
  isBlocked: boolean;
  /** Why it is closed is announced once it was pressed. */
  isPressed: boolean;
};

function NextButton({ state, whyNot, isBlocked, isPressed }: NextProps) {
  const t = useT();
  const submitType = useSubmitType();
  const { label, placesOrder } = useNextLabel(state.selectedPaymentMethod);
  return (
    <div className="co-next">
      <Button
        type={submitType}
        iconEnd={placesOrder ? undefined : 'arrow-end'}
        isLoading={state.loading}
        aria-disabled={whyNot !== null || isBlocked}
        aria-describedby="checkout-why-not"
      >
        {label}
      </Button>
      <p id="checkout-why-not" className="ui-small ui-muted" role={isPressed ? 'status' : undefined}>
        {whyNot && t(`checkout.payment.why.${whyNot}`)}
        {!whyNot && !placesOrder && t('checkout.payment.check')}
      </p>
    </div>
  );
}

type MethodProps = { method: PaymentMethod; isChosen: boolean; onChoose: () => void };

function Method({ method, isChosen, onChoose }: MethodProps) {
  const t = useT();
  const id = useId();
  const { name, type, available, reason, instructions, brands } = method;
  return (
    <div className="co-method" data-on={isChosen || undefined} data-off={!available || undefined}>
      <label className="ui-radio co-method__label" htmlFor={id}>
        <input
          id={id}
          type="radio"
          name="payment_method_id"
          value={method.id}
          checked={isChosen}
          onChange={onChoose}
          disabled={!available}
          aria-describedby={`${id}-more`}
        />
        <Icon name={ICONS[type]} size={28} className={`co-method__icon co-method__icon--${type}`} />
        <b>{name}</b>
        {brands && (
          <span className="co-method__marks">
            {brands.map((brand) => (
              <BrandMark key={brand} brand={brand} />
            ))}
          </span>
        )}
      </label>
      <div id={`${id}-more`} className="co-method__more ui-small">
        {!available && <p>{reason ?? t('checkout.payment.unavailable')}</p>}
        {isChosen && instructions && <CleanHtml html={instructions} />}
      </div>
    </div>
  );
}

type TermsProps = { isAccepted: boolean; isLocked: boolean; onChange: (accepted: boolean) => void };

function Terms({ isAccepted, isLocked, onChange }: TermsProps) {
  const t = useT();
  const path = usePath();
  return (
    <Checkbox
      className="co-terms"
      name="check_terms"
      checked={isAccepted}
      disabled={isLocked}
      onChange={(event) => onChange(event.target.checked)}
    >
      <RichText
        text={t('checkout.payment.terms')}
        parts={[
          (words) => (
            <Link className="ui-link" to={path('terms')} target="_blank" rel="noopener">
              {words}
              <span className="ui-hidden"> ({t('shell.newTab')})</span>
            </Link>
          ),
        ]}
      />
    </Checkbox>
  );
}

/**
 * Takes over what was chosen in the page before it was hydrated. React keeps such a choice in the input, but its state
 * does not know it, and the next render would clear it.
 */
export function useEarlyChoices(
  form: RefObject<HTMLFormElement | null>,
  dispatch: (event: CheckoutEvent) => void,
) {
  useEffect(() => {
    const find = (name: string) =>
      form.current?.querySelector<HTMLInputElement>(`input[name=${name}]:checked`);
    const method = find('payment_method_id');
    if (method) dispatch({ type: 'methodChosen', id: Number(method.value) });
    if (find('check_terms')) dispatch({ type: 'termsChanged', accepted: true });
  }, [form, dispatch]);
}

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
