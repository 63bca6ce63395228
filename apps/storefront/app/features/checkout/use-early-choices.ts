import { type RefObject, useEffect } from 'react';
import type { CheckoutEvent } from './checkout-state.ts';

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
