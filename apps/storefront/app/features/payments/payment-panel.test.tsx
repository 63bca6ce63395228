// @vitest-environment happy-dom
import { PaymentComponent } from '@paddock/server/contracts/payments';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { findPanel } from './panels.ts';
import { renderPanel, unmountPanel } from './render-panel.tsx';

afterEach(unmountPanel);

test('[CHECKOUT-29] [CHECKOUT-30] [H-37] every component of the api has a panel, and so has every neutral name', () => {
  for (const name of PaymentComponent.options) expect(findPanel(name), name).not.toBeNull();
  const pairs = {
    CardConfirm: 'Stripe',
    CardGateway: 'Payway',
    CardToken: 'MercadoPago',
    EmbeddedCheckout: 'Paymentez',
    EmbeddedCard: 'Datafast',
  };
  for (const [alias, name] of Object.entries(pairs)) expect(findPanel(alias)).toBe(findPanel(name));
});

test('[H-37] an unknown component shows an error and the way back', async () => {
  for (const name of ['Barter', '', 'constructor', '__proto__']) {
    const onAnother = vi.fn();
    await renderPanel(name, { onAnother });
    expect(document.querySelector('.ui-note[role=alert]')?.textContent).toBe(
      'This payment method isn’t available right now.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Select another payment method' }));
    expect(onAnother).toHaveBeenCalledOnce();
    unmountPanel();
  }
});
