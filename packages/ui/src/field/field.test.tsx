// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NativeSelect } from '../native-select/native-select.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { TextField } from '../text-field/text-field.tsx';

afterEach(cleanup);

function describedBy(element: HTMLElement): string {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

test('a field is tied to its label, hint and error', () => {
  render(<TextField label="Email" hint="For the receipt." error="Add the part after the @." />);
  const input = screen.getByLabelText('Email');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(input)).toBe('For the receipt. | Add the part after the @.');
});

test('a field without error is not marked invalid and describes nothing', () => {
  render(<TextField label="Email" />);
  const input = screen.getByLabelText('Email');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('a hidden label still names the select', () => {
  render(
    <NativeSelect label="Sort by" hideLabel>
      <option>Featured</option>
    </NativeSelect>,
  );
  expect(screen.getByRole('combobox', { name: 'Sort by' })).not.toBeNull();
});

test('a password can be shown and hidden again', () => {
  render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
  const input = screen.getByLabelText('Password');
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(input.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input.getAttribute('type')).toBe('password');
});

test.each(['list', 'cards', 'segments'] as const)(
  'radios look like %s and answer with their value',
  (look) => {
    const change = vi.fn();
    render(
      <RadioGroup
        legend="Delivery"
        name="delivery"
        look={look}
        onChange={change}
        options={[
          { value: 'store', label: 'Store' },
          { value: 'home', label: 'Home' },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Delivery' })).not.toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Home' }));
    expect(change).toHaveBeenCalledWith('home');
  },
);
