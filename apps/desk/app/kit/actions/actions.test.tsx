// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { answerCalls, leaveDesk, openWindow, press, renderInDesk } from '../testing.tsx';
import { defineAction, type OfferedAction } from './action-types.ts';
import { Actions } from './actions.tsx';

const callOf = (word: string) =>
  ({
    method: 'POST',
    path: `/api/staff/orders/:code/${word}`,
    params: z.object({ code: z.string() }),
    body: z.object({ reason: z.string().optional() }),
    response: z.object({ data: z.object({ outcome: z.string().nullish() }) }),
  }) as const;

interface Order {
  readonly code: string;
}

const ORDER: Order = { code: 'A1' };
const SPECS = [
  defineAction<Order, ReturnType<typeof callOf>>({
    name: 'test.ship',
    label: () => 'Ship',
    keys: 's',
    kind: 'next',
    isInstant: true,
    contract: callOf('ship'),
    input: ({ code }) => ({ params: { code }, body: {} }),
  }),
  defineAction<Order, ReturnType<typeof callOf>>({
    name: 'test.note',
    label: () => 'Add a note',
    keys: 'n',
    contract: callOf('note'),
    input: ({ code }) => ({ params: { code }, body: {} }),
  }),
  defineAction<Order, ReturnType<typeof callOf>>({
    name: 'test.cancel',
    label: () => 'Cancel the order',
    keys: 'shift+x',
    kind: 'danger',
    contract: callOf('cancel'),
    fields: () => [{ name: 'reason', label: 'Reason', kind: 'textarea', isRequired: true }],
    input: ({ code }, { reason = '' }) => ({ params: { code }, body: { reason } }),
  }),
];
const OFFERS: readonly OfferedAction[] = SPECS.map(({ name }) => ({ name, allowed: true }));

const showActions = (offers = OFFERS) =>
  renderInDesk(<Actions subject={ORDER} site="it" offers={offers} specs={SPECS} />);
const toasts = () => within(screen.getByRole('status'));

beforeEach(() => openWindow());
afterEach(leaveDesk);

test('[DESK-06] the next step is the last button, what is not allowed stays in the menu with its reason', () => {
  showActions(
    OFFERS.map((offer) =>
      offer.name === 'test.cancel' ? { ...offer, allowed: false, reason: 'not_permitted' } : offer,
    ),
  );
  const names = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.firstChild?.textContent);
  expect(names).toEqual(['Add a note', 'More actions', 'Ship']);
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  const refused = screen.getByRole('menuitem', { name: /Cancel the order/ });
  expect(refused.textContent).toContain('You don’t have permission for this');
  expect(refused.getAttribute('aria-disabled')).toBe('true');
});

test('[DESK-06] neither key nor menu does an action that is not allowed', () => {
  const sent = answerCalls(() => [200, { data: {} }]);
  showActions(OFFERS.map((offer) => ({ ...offer, allowed: false, reason: 'not_now' })));
  press('s');
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  fireEvent.click(screen.getByRole('menuitem', { name: /Ship/ }));
  expect(sent).toHaveLength(0);
});

test('an action without a dialog is sent at once, and a toast says that it is done', async () => {
  const sent = answerCalls(() => [200, { data: {} }]);
  showActions();
  press('s');
  await toasts().findByText('Done');
  expect(sent.map(({ path, headers }) => [path, headers.get('x-tenant')])).toEqual([
    ['/api/staff/orders/A1/ship', 'it'],
  ]);
});

test('an action without a dialog that is pressed twice is sent once', async () => {
  const waiting = Promise.withResolvers<void>();
  const sent = answerCalls(async () => {
    await waiting.promise;
    return [200, { data: {} }];
  });
  showActions();
  press('s');
  fireEvent.click(screen.getByRole('button', { name: 'Ship' }));
  await act(async () => waiting.resolve());
  await toasts().findByText('Done');
  expect(sent).toHaveLength(1);
  press('s');
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('an action without a dialog that is refused says why', async () => {
  answerCalls(() => [409, { code: 'order_held', message: 'A refund of this order is waiting.' }]);
  showActions();
  fireEvent.click(screen.getByRole('button', { name: 'Ship' }));
  await toasts().findByText('A refund of this order is waiting.');
});

test.each([
  [null, 'Done'],
  ['approval_requested', 'Sent for a second approval'],
  ['moved_on', 'Nothing was done: this has changed since it was proposed.'],
])('the outcome %s of a dialog closes it and is said as "%s"', async (outcome, words) => {
  answerCalls(() => [200, { data: { outcome } }]);
  showActions();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'Ordered twice' } });
  press('Enter', { ctrlKey: true });
  await toasts().findByText(words);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog keeps the subject that its person has seen when the page has a newer one', async () => {
  const sent = answerCalls(() => [200, { data: {} }]);
  const { rerender } = showActions();
  fireEvent.click(screen.getByRole('button', { name: 'Add a note' }));
  const submit = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add a note' });
  rerender(<Actions subject={{ code: 'A2' }} site="it" offers={OFFERS} specs={SPECS} />);
  fireEvent.click(submit);
  await toasts().findByText('Done');
  expect(sent[0]?.path).toBe('/api/staff/orders/A1/note');
});
