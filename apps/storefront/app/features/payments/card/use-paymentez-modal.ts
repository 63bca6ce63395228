import { useEffect, useEffectEvent, useRef } from 'react';
import { usePage } from '../../../page/page-context.ts';
import type { ScriptState } from '../use-provider-script.ts';
import type { PaymentezModal, PaymentezResponse } from './paymentez.ts';

/** The provider's checkout in a window over ours, once its script is loaded. */
export function usePaymentezModal(script: ScriptState, onResponse: (response: PaymentezResponse) => void) {
  const { locale } = usePage();
  const modal = useRef<PaymentezModal | null>(null);
  const respond = useEffectEvent(onResponse);

  useEffect(() => {
    if (script !== 'ready' || !window.PaymentCheckout) return;
    const log = (what: string) => () => console.info(`the embedded checkout was ${what}`);
    const made = new window.PaymentCheckout.modal({
      env_mode: 'prod',
      locale: locale === 'en' ? 'en' : 'es',
      onOpen: log('opened'),
      onClose: log('closed'),
      onResponse: (response) => respond(response),
    });
    modal.current = made;
    return () => {
      modal.current = null;
      made.close();
    };
  }, [script, locale]);

  return modal;
}
