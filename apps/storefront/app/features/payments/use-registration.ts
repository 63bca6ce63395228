import { needsOrderLabel } from '@paddock/i18n/country-groups';
import type { RegisterBody, Registered } from '@paddock/server/contracts/payments';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { type CallReply, callServer } from '../../http/call-server.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePage } from '../../page/page-context.ts';
import { useShell } from '../../page/shell-data.ts';
import type { PanelProps } from './panel-props.ts';

/** After an error a form is ready again this much later; panels that register themselves wait as long (seed 0, 9). */
export const DELAY_MS = 700;

export type Registration = z.infer<typeof Registered>['data'];
type Fields = Omit<RegisterBody, 'payment_method_id' | 'check_terms'>;
type SendOptions = { readonly key?: string; readonly bearer?: string | undefined };

/** The one way a panel tells our server something, is busy meanwhile, and leads on to the result. */
export function useRegistration({ methodId, termsAccepted }: Pick<PanelProps, 'methodId' | 'termsAccepted'>) {
  const navigate = useNavigate();
  const { segment } = usePage();
  const [isBusy, setBusy] = useState(false);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const sent = useRef({ body: '', key: '' });

  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    };
  }, []);

  const later = useCallback((work: () => void) => {
    timers.current.add(setTimeout(work, DELAY_MS));
  }, []);

  /** Ready again after 700 ms; `say` is what the shopper is told then. */
  const release = useCallback(
    (say?: () => void) =>
      later(() => {
        say?.();
        setBusy(false);
      }),
    [later],
  );

  const send = useCallback(
    <Data = Registration>(
      url: string,
      fields: Fields,
      options: SendOptions = {},
    ): Promise<CallReply<Data>> => {
      const body = { payment_method_id: methodId, check_terms: termsAccepted, ...fields };
      const text = JSON.stringify([url, body]);
      // The same body keeps its Idempotency-Key: pressing twice must not register twice.
      if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() };
      const key = options.key ?? sent.current.key;
      // Money may have been taken: the panel shows the failure instead of leaving the page.
      return callServer<Data>(url, { body, key, bearer: options.bearer, staysOnSignOut: true });
    },
    [methodId, termsAccepted],
  );

  const showResult = useCallback(
    (code: string) => void navigate(`/${segment}/checkout/${code}/result`),
    [navigate, segment],
  );

  return { isBusy, setBusy, later, release, send, showResult };
}

/**
 * The words of a button that places an order, where the law gives them: nothing but these words may stand on it, not
 * even the amount. Null elsewhere: there each payment method has its own words. `later` is for the second button of a
 * method that has two.
 */
export function useOrderLabel(): { readonly order: string; readonly later: string } | null {
  const t = useT();
  const iso = useShell()?.currentSite.country.iso ?? null;
  return needsOrderLabel(iso) ? { order: t('payments.order'), later: t('payments.orderLater') } : null;
}
