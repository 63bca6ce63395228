import type { PaymentMethod } from '@paddock/server/contracts/payments';
import { Button } from '@paddock/ui/button';
import { ButtonLink } from '@paddock/ui/button-link';
import { Note } from '@paddock/ui/note';
import { useCallback } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Head } from '../../frame/head.tsx';
import { callServer } from '../../http/call-server.ts';
import { showFailure } from '../../http/show-failure.ts';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { GuaranteeView } from '../guarantee/guarantee-notice.tsx';
import type { Route } from './+types/checkout.page.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { DELIVERY_FORM } from './delivery/delivery-step.tsx';
import { HoldAnnouncer, HoldBar, HoldClock } from './hold-clock.tsx';
import { loadCheckout } from './load-checkout.server.ts';
import { PAYMENT_FORM, useNextLabel, useSubmitType } from './payment-step.tsx';
import { Summary } from './summary.tsx';
import { UnitsUnavailable } from './units-unavailable.tsx';
import { type CheckoutStore, useCheckout } from './use-checkout.ts';
import { useHold } from './use-hold.ts';
import '../cart/cart.css';
import '../guarantee/guarantee.css';
import './checkout.css';
import './steps.css';

await requireMessages('checkout', 'bag', 'account', 'addresses', 'shop', 'accessories', 'guarantee');

const HOLD_SECONDS = 15 * 60;

export function loader({ context, params }: Route.LoaderArgs) {
  return loadCheckout(context.get(visitContext), params.code);
}

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <Head title={t('checkout.title')} noindex />
      <noscript>
        <div className="ui-column">
          <Note tone="warn">{t('checkout.noScript')}</Note>
        </div>
      </noscript>
      {loaderData.state === 'open' && (
        <OpenCheckout
          // Loaded again, it begins with what is true now: prices or addresses may be others.
          key={loaderData.loadedAt}
          checkout={loaderData.checkout}
          paymentMethods={loaderData.paymentMethods}
          friendlyErrors={loaderData.friendlyErrors}
          guarantee={loaderData.guarantee}
        />
      )}
      {loaderData.state === 'gone' && <UnitsUnavailable cart={loaderData.cart} />}
      {loaderData.state === 'refused' && <Refused {...loaderData} />}
    </>
  );
}

type OpenProps = {
  checkout: CheckoutView;
  paymentMethods: PaymentMethod[];
  friendlyErrors: boolean;
  guarantee: GuaranteeView | null;
};

function OpenCheckout({ checkout, paymentMethods, friendlyErrors, guarantee }: OpenProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const store = useCheckout(checkout, paymentMethods, revalidate);
  const { state } = store;
  const { salesOrder, resultAction, selectedAddressType } = state;
  const renew = useRenewal(store);
  const ordered = resultAction?.order;
  const hold = useHold(
    ordered
      ? { secondsLeft: ordered.seconds_left ?? 0, until: ordered.deadline_at }
      : { secondsLeft: salesOrder.hold.seconds_left, until: salesOrder.hold.expires_at },
    ordered ? null : renew,
  );
  const wholeSeconds = ordered?.seconds_left ?? HOLD_SECONDS;
  const time = { secondsLeft: hold.secondsLeft, wholeSeconds, isOrdered: ordered !== undefined };
  const way = selectedAddressType === 'store' ? 'checkout.delivery.store' : 'checkout.delivery.home';
  return (
    <>
      <HoldBar key={state.step} {...time} total={salesOrder.total_formatted} />
      <div className="ui-column co">
        <div className="co__main">
          <h1 className="ui-hidden">{t('checkout.title')}</h1>
          <HoldAnnouncer secondsLeft={hold.secondsLeft} />
          {hold.isOver && (
            <Note tone="warn" title={t('checkout.hold.expired')} isLive className="co-expired">
              <p>{t('checkout.hold.expiredHint')}</p>
              <Button size="small" onClick={renew}>
                {t('checkout.hold.again')}
              </Button>
            </Note>
          )}
          <CheckoutSteps
            store={store}
            isBlocked={hold.isOver}
            friendlyErrors={friendlyErrors}
            guarantee={guarantee}
          />
        </div>
        <Summary
          // Below the steps on phones: created again when their height changes by more than a choice.
          key={`${state.step} ${state.phase}`}
          order={salesOrder}
          delivery={t(selectedAddressType ? way : 'bag.delivery')}
        >
          <HoldClock {...time} />
        </Summary>
        <ActionBar key={`bar ${state.step}`} store={store} isBlocked={hold.isOver} />
      </div>
    </>
  );
}

/** Renews the hold. When the units are lost or being paid, the reloaded page shows it. */
function useRenewal({ dispatch, route, state }: CheckoutStore) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const isOrdered = state.resultAction !== null;
  return useCallback(async () => {
    const reply = await callServer<CheckoutView>(route('hold'));
    if (reply.ok && !reply.data.paying) return dispatch({ type: 'held', salesOrder: reply.data });
    if (reply.ok || isOrdered || ['units_unavailable', 'cart_closed'].includes(reply.code))
      return revalidate();
    showFailure(reply, t('shell.errors.offline'));
  }, [dispatch, route, revalidate, isOrdered, t]);
}

/** On phones: what it comes to, and the way on, in reach of the thumb. */
function ActionBar({ store, isBlocked }: { store: CheckoutStore; isBlocked: boolean }) {
  const t = useT();
  const { state } = store;
  const { label } = useNextLabel(state.selectedPaymentMethod);
  const submitType = useSubmitType();
  if (state.step === 'panel') return null;
  const isDelivery = state.step === 'delivery';
  return (
    <div className="co-bar">
      <p>
        {t('bag.total')}
        <b>
          <bdi>{state.salesOrder.total_formatted}</bdi>
        </b>
      </p>
      <Button
        type={submitType}
        form={isDelivery ? DELIVERY_FORM : PAYMENT_FORM}
        isLoading={state.loading}
        aria-disabled={!isDelivery && (isBlocked || undefined)}
      >
        {isDelivery ? t('checkout.delivery.continueShort') : label}
      </Button>
    </div>
  );
}

function Refused({ message, mustSignIn }: { message: string; mustSignIn: boolean }) {
  const t = useT();
  const path = usePath();
  return (
    <div className="ui-column co-gone">
      <h1 className="ui-h2">{t('checkout.title')}</h1>
      <Note tone="warn" title={mustSignIn ? t('checkout.guest.required') : message} />
      <div className="co-next">
        {mustSignIn && (
          <ButtonLink as={Link} to={path('login')}>
            {t('shell.account.login')}
          </ButtonLink>
        )}
        <ButtonLink as={Link} to={path('bag')} iconStart="arrow-start" variant="ghost">
          {t('bag.view')}
        </ButtonLink>
      </div>
    </div>
  );
}
