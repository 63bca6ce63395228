// @vitest-environment happy-dom
import { StaffOrder } from '@paddock/server/features/orders/staff/orders.staff.contract.ts';
import { afterEach, expect, test } from 'vitest';
import { leaveDesk, renderInDesk } from '../../kit/testing.tsx';
import { OrderPanel } from './order-panel.tsx';

afterEach(leaveDesk);

const ADDRESS = {
  company: 'Verdi Cía.',
  vat_number: '0190123456001',
  address1: 'Calle Larga 12',
  postal_code: '010101',
  city: 'Cuenca',
  country_code: 'EC',
};

test('staff see to which company an order goes, with its tax number', () => {
  const order = {
    ...Object.fromEntries(Object.keys(StaffOrder.shape).map((name) => [name, null])),
    ...{ given_name: 'Ana', family_name: 'Verdi', email: 'ana@example.test', locale: 'es' },
    ...{ delivery_method: 'home', invoices: [], mails: [], shipment_events: [], delivery_address: ADDRESS },
  } as unknown as StaffOrder;
  const { container } = renderInDesk(<OrderPanel order={order} site="ec" />);
  expect(container.textContent).toContain('Verdi Cía.\n0190123456001\nCalle Larga 12\n010101 Cuenca\nEC');
});
