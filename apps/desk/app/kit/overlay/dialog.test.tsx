// @vitest-environment happy-dom
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useKeys } from '../keys/use-keys.ts';
import { leaveDesk, press, renderInDesk } from '../testing.tsx';
import { Dialog } from './dialog.tsx';

function Page({ onKey = () => {} }: { onKey?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  useKeys([{ keys: 'a', run: onKey }]);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add a note
      </button>
      {isOpen ? (
        <Dialog title="Note" onClose={() => setOpen(false)}>
          <label>
            Text
            <textarea />
          </label>
        </Dialog>
      ) : null}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Add a note' });
const dialog = () => screen.getByRole('dialog', { name: 'Note' });
function open(): void {
  opener().focus();
  fireEvent.click(opener());
}

afterEach(leaveDesk);

test('a dialog is modal, has a name, and the focus is in its first field', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  renderInDesk(<Page />);
  open();
  expect(showModal.mock.contexts).toEqual([dialog()]);
  expect(document.activeElement).toBe(screen.getByLabelText('Text'));
});

test.each([
  ['Escape', () => press('Escape')],
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a press beside it', () => fireEvent.pointerDown(dialog()) && fireEvent.click(dialog())],
  [
    'the way back of a phone',
    () => fireEvent(dialog(), createEvent('cancel', dialog(), { cancelable: true })),
  ],
])('a dialog closes by %s, and the focus returns to what opened it', (_, close) => {
  renderInDesk(<Page />);
  open();
  close();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('a press inside of a dialog leaves it open', () => {
  renderInDesk(<Page />);
  open();
  fireEvent.click(screen.getByLabelText('Text'));
  fireEvent.click(screen.getByRole('heading', { name: 'Note' }));
  dialog();
});

test('[DESK-05] keys of the page below are not heard while a dialog is open', () => {
  const onKey = vi.fn();
  renderInDesk(<Page onKey={onKey} />);
  open();
  screen.getByRole('button', { name: 'Close' }).focus();
  press('a');
  expect(onKey).not.toHaveBeenCalled();
  press('Escape');
  press('a');
  expect(onKey).toHaveBeenCalledTimes(1);
});

test('marking text with the pointer to beyond the edge leaves a dialog open', () => {
  renderInDesk(<Page />);
  open();
  // The browser sends the click of such a press to what both ends have in common: the dialog itself.
  fireEvent.pointerDown(screen.getByLabelText('Text'));
  fireEvent.click(dialog());
  dialog();
  fireEvent.pointerDown(dialog());
  fireEvent.click(dialog());
  expect(screen.queryByRole('dialog')).toBeNull();
});
