// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Drawer } from '../drawer/drawer.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add an address
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Address" closeLabel="Close">
        <input aria-label="Street" />
      </Dialog>
    </>
  );
}

test('a dialog takes its title as its name and hides the page behind it from screen readers', () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Add an address' }));
  expect(screen.getByRole('dialog', { name: 'Address' })).not.toBeNull();
  expect(screen.getByText('Add an address').closest('[inert], [aria-hidden="true"]')).not.toBeNull();
});

test('a dialog closes by its button and by Escape', () => {
  render(<Page />);
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Add an address' }));
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  open();
  fireEvent.keyDown(screen.getByLabelText('Street'), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a drawer is a named dialog that closes by its button', () => {
  let isOpen = true;
  const change = (next: boolean) => {
    isOpen = next;
  };
  render(
    <Drawer isOpen onOpenChange={change} label="Menu" closeLabel="Close">
      Motorcycles
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Menu' })).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(isOpen).toBe(false);
});
