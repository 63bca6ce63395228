import { Icon } from '@paddock/ui/icon';
import { Note } from '@paddock/ui/note';
import { Skeleton } from '@paddock/ui/skeleton';
import { Fragment, Suspense } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { PanelProps } from './panel-props.ts';
import { bodyOf, findPanel } from './panels.ts';
import './payments.css';

interface PaymentPanelProps extends Omit<PanelProps, 'friendlyErrors'> {
  /** Raised when the panel has replaced its content; see `CheckoutState.phase`. */
  readonly phase?: number;
  /** Back to the choice of a method. */
  readonly onAnother: () => void;
  readonly friendlyErrors?: boolean;
}

/** The part of the checkout that takes the payment: which one, says the component of the result action (CHECKOUT-29). */
export function PaymentPanel({ onAnother, friendlyErrors = false, phase = 0, ...props }: PaymentPanelProps) {
  const t = useT();
  const panel = findPanel(props.action.component);
  const another = (
    <button type="button" className="pay__another" onClick={onAnother}>
      <Icon name="arrow-start" />
      {t('checkout.payment.other')}
    </button>
  );
  if (!panel) {
    return (
      <div className="pay">
        <Note tone="alert" isLive>
          {t('payments.unknown')}
        </Note>
        {another}
      </div>
    );
  }
  const { title, registersItself } = panel;
  const Body = bodyOf(panel);
  return (
    <section className="pay" data-panel={props.action.component} aria-label={t(title)}>
      <h3 className="pay__title">{t(title)}</h3>
      <Suspense fallback={<Skeleton className="pay__skeleton" />}>
        <Body {...props} friendlyErrors={friendlyErrors} />
      </Suspense>
      {!registersItself && <Fragment key={phase}>{another}</Fragment>}
    </section>
  );
}
