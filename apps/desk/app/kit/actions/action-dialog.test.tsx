// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { answerCalls, leaveDesk, press, renderInDesk } from '../testing.tsx';
import ActionDialog from './action-dialog.tsx';
import { defineAction, type OfferedAction, type SubjectAction } from './action-types.ts';

const refundPayment = {
  method: 'POST',
  path: '/api/staff/payments/:id/refund',
  params: z.object({ id: z.string() }),
  body: z.object({ amount: z.number(), reason: z.string() }),
  response: z.object({ data: z.object({ outcome: z.string().nullish() }) }),
} as const;

const refund = defineAction<{ id: string }, typeof refundPayment>({
  name: 'test.refund',
  label: () => 'Refund the payment',
  keys: 'r',
  kind: 'danger',
  contract: refundPayment,
  fields: () => [
    { name: 'amount', label: 'Amount', kind: 'money', currency: 'EUR', isRequired: true },
    { name: 'reason', label: 'Reason', kind: 'textarea', isRequired: true },
  ],
  effects: (_, { amount }) => (amount ? [`${amount} cents go back to the card.`] : []),
  input: ({ id }, { amount, reason = '' }) => ({ params: { id }, body: { amount: Number(amount), reason } }),
});
const OFFER: OfferedAction = { name: 'test.refund', allowed: true, alone_up_to_minor: 100_000 };
const DONE = [200, { data: { outcome: null } }] as const;

function openDialog() {
  const onDone = vi.fn();
  const onClose = vi.fn();
  renderInDesk(
    <ActionDialog
      subject={{ id: 'P1' }}
      site="it"
      spec={refund as SubjectAction<unknown>}
      offer={OFFER}
      onClose={onClose}
      onDone={onDone}
    />,
  );
  return { onDone, onClose };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fillIn = (amount = '250.00', reason = 'Scratched tank') => {
  type('Amount', amount);
  type('Reason', reason);
};
const textOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const descriptionOf = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;
const submitButton = (name = 'Refund the payment') => screen.getByRole('button', { name });

afterEach(leaveDesk);

test('a dialog is named after its action, says what follows, and is sent by its button', async () => {
  const sent = answerCalls(() => DONE);
  const { onDone } = openDialog();
  fillIn();
  const dialog = within(screen.getByRole('dialog', { name: 'Refund the payment' }));
  expect(dialog.getByRole('listitem').textContent).toBe('25000 cents go back to the card.');
  fireEvent.click(submitButton());
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(null));
  expect(sent[0]).toMatchObject({
    path: '/api/staff/payments/P1/refund',
    body: { amount: 25_000, reason: 'Scratched tank' },
  });
});

test('without its reason a dangerous action is not sent', () => {
  const sent = answerCalls(() => DONE);
  openDialog();
  type('Amount', '250.00');
  fireEvent.click(submitButton());
  press('Enter', { ctrlKey: true });
  expect(sent).toHaveLength(0);
  expect(screen.getByRole('dialog')).not.toBeNull();
});

test.each([
  ['1,500', 'This can be read as two amounts.'],
  ['a lot', 'Enter an amount'],
])('the amount "%s" is named at its field and not sent', (amount, problem) => {
  const sent = answerCalls(() => DONE);
  openDialog();
  fillIn(amount);
  fireEvent.click(submitButton());
  expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf('Amount')).toContain(problem);
  expect(sent).toHaveLength(0);
});

test('a refusal is shown at its field, and what was typed stays', async () => {
  const errors = { reason: ['Too short.'] };
  const sent = answerCalls(() => [422, { code: 'validation_failed', message: 'Invalid.', errors }]);
  const { onDone } = openDialog();
  fillIn('250.00', 'No');
  fireEvent.click(submitButton());
  expect((await screen.findByRole('alert')).textContent).toBe('Check the marked fields.');
  expect(screen.getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf('Reason')).toBe('Too short.');
  expect(screen.getByLabelText('Amount').hasAttribute('aria-invalid')).toBe(false);
  expect([textOf('Amount'), textOf('Reason')]).toEqual(['250.00', 'No']);
  expect(onDone).not.toHaveBeenCalled();
  type('Reason', 'No longer wanted');
  fireEvent.click(submitButton());
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('a refusal of a value that is no field of the dialog is shown below the fields', async () => {
  const errors = { amount_minor: ['At most 200.00.'] };
  answerCalls(() => [422, { code: 'validation_failed', message: 'Invalid.', errors }]);
  openDialog();
  fillIn();
  fireEvent.click(submitButton());
  expect(within(await screen.findByRole('alert')).getByText('At most 200.00.')).not.toBeNull();
});

test('a second press while an action runs sends nothing more', async () => {
  const waiting = Promise.withResolvers<void>();
  const sent = answerCalls(async () => {
    await waiting.promise;
    return DONE;
  });
  const { onDone } = openDialog();
  fillIn();
  fireEvent.click(submitButton());
  expect((submitButton() as HTMLButtonElement).disabled).toBe(true);
  press('Enter', { ctrlKey: true });
  fireEvent.submit(submitButton());
  await act(async () => waiting.resolve());
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sent).toHaveLength(1);
});

test('[DESK-07] a repeated press after a refusal keeps the Idempotency-Key until the input changes', async () => {
  const sent = answerCalls(() => [409, { code: 'payment_in_progress', message: 'In progress.' }]);
  openDialog();
  fillIn();
  const send = async (count: number) => {
    fireEvent.click(submitButton());
    await waitFor(() => expect(sent).toHaveLength(count));
    await screen.findByRole('alert');
  };
  await send(1);
  await send(2);
  type('Reason', 'Scratched tank and seat');
  await send(3);
  const [first, second, third] = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('above the limit of one person the dialog says that a second one approves, and its button sends for approval', () => {
  openDialog();
  const notice = () => screen.queryByText(/A second person must approve this/);
  fillIn('1000.00');
  expect(notice()).toBeNull();
  submitButton();
  fillIn('1000.01');
  expect(notice()).not.toBeNull();
  submitButton('Send for approval');
});

test('Escape and Cancel close the dialog without sending', () => {
  const sent = answerCalls(() => DONE);
  const { onClose } = openDialog();
  fillIn();
  press('Escape');
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(sent).toHaveLength(0);
});
