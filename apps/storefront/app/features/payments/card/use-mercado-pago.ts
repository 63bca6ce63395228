import type { ResultAction } from '@paddock/server/contracts/payments';
import { useMemo } from 'react';
import { usePage } from '../../../page/page-context.ts';
import { useProviderScript } from '../use-provider-script.ts';
import { mpLocale } from './mercado-pago.ts';

/** The provider's script and its client; null until the script is loaded. */
export function useMercadoPago({ js_url, public_key }: ResultAction['post']) {
  const { locale } = usePage();
  const script = useProviderScript(js_url);
  const mp = useMemo(
    () =>
      script === 'ready' && window.MercadoPago && public_key
        ? new window.MercadoPago(public_key, { locale: mpLocale(locale) })
        : null,
    [script, public_key, locale],
  );
  return { script, mp };
}
