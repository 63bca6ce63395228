// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { RadioGroup } from './radio-group.tsx';

afterEach(cleanup);

function Ways() {
  const [way, setWay] = useState<'store' | 'home'>('store');
  return (
    <>
      <RadioGroup
        legend="Delivery"
        name="way"
        value={way}
        onChange={setWay}
        options={[
          { value: 'store', label: 'Store' },
          { value: 'home', label: 'Home' },
        ]}
      />
      <output>{way}</output>
    </>
  );
}

test('[RESULT-14] an option chosen before hydration stays chosen, and the page knows it', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Ways />);
  const home = container.querySelector<HTMLInputElement>('input[value=home]');
  if (home) home.checked = true;
  await act(async () => render(<Ways />, { container, hydrate: true }));
  expect(container.querySelector('output')?.textContent).toBe('home');
  expect(container.querySelector<HTMLInputElement>('input:checked')?.value).toBe('home');
});
