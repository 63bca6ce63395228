import { showToast } from '@paddock/ui/toast-queue';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import type { BikeAnswer } from './bike-view.ts';

/** A form of the bikes page, answered without leaving it. The router loads the list again. */
export function useBikeAction(onDone: (answer: BikeAnswer & { ok: true }) => void) {
  const t = useT();
  const fetcher = useFetcher<BikeAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const seen = useRef<BikeAnswer | undefined>(undefined);
  const { data, state } = fetcher;
  useEffect(() => {
    if (!data || state === 'submitting' || seen.current === data) return;
    seen.current = data;
    if (data.ok) onDone(data);
    else if (Object.keys(data.errors).length === 0)
      showToast({ text: data.message ?? t('shell.errors.offline'), variant: 'error' });
    // Drawn together with the answer, so it is marked by now.
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  const errors = data && !data.ok ? data.errors : {};
  return { Form: fetcher.Form, form, errors, isBusy: state === 'submitting' };
}
