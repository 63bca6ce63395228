// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { CheckoutEvent } from './checkout-state.ts';
import { useEarlyChoices } from './payment-step.tsx';

afterEach(cleanup);

const add = (event: CheckoutEvent) => (events: CheckoutEvent[]) => [...events, event];

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const [events, setEvents] = useState<CheckoutEvent[]>([]);
  const [dispatch] = useState(() => (event: CheckoutEvent) => setEvents(add(event)));
  useEarlyChoices(form, dispatch);
  const ids = events.flatMap((event) => (event.type === 'methodChosen' ? [event.id] : []));
  const accepted = events.some((event) => event.type === 'termsChanged' && event.accepted);
  return (
    <form ref={form}>
      {[17, 18].map((id) => (
        <input
          key={id}
          type="radio"
          name="payment_method_id"
          value={id}
          checked={ids.includes(id)}
          readOnly={true}
        />
      ))}
      <input type="checkbox" name="check_terms" checked={accepted} readOnly={true} />
    </form>
  );
}

test('[RESULT-14] a payment method and the terms chosen before hydration stay chosen', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Form />);
  for (const input of container.querySelectorAll<HTMLInputElement>('input[value="18"], [name=check_terms]'))
    input.checked = true;
  await act(async () => render(<Form />, { container, hydrate: true }));
  const chosen = [...container.querySelectorAll<HTMLInputElement>('input:checked')];
  expect(chosen.map(({ name, value }) => `${name} ${value}`)).toEqual([
    'payment_method_id 18',
    'check_terms on',
  ]);
});
