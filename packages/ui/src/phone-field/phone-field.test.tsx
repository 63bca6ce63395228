// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { PhoneField } from './phone-field.tsx';
import { formatTyped, splitWhole } from './phone-format.tsx';
import { phoneText } from './phone-text.tsx';

afterEach(cleanup);

const COUNTRIES = [
  { iso: 'IT', name: 'Italy', code: '+39' },
  { iso: 'GB', name: 'United Kingdom', code: '+44' },
];

function Page({ number = '' }) {
  const [value, setValue] = useState({ iso: 'IT', number });
  return (
    <form aria-label="form">
      <PhoneField
        label="Phone"
        countryLabel="Country code"
        placeholder="Enter a phone number"
        countries={COUNTRIES}
        name="phone"
        isoName="phone_country"
        value={value}
        onChange={setValue}
      />
      <output>{phoneText(value, COUNTRIES)}</output>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const sent = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')));

test('[ACCOUNT-28] the field asks for a phone number until there is one', () => {
  render(<Page />);
  expect(field().placeholder).toBe('Enter a phone number');
});

test('a whole number is shown as one dials it in its country, which is chosen with it', async () => {
  render(<Page number="+447400123456" />);
  await waitFor(() => expect(field().value).toBe('07400 123456'));
  expect(sent()).toMatchObject({ phone: '07400 123456', phone_country: 'GB' });
  expect(screen.getByRole('status').textContent).toBe('+44 07400 123456');
});

test('a country that is not offered leaves the number as it is', async () => {
  render(<Page number="+14155552671" />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(field().value).toBe('+14155552671');
  expect(sent().phone_country).toBe('IT');
});

test('typing is never lost, whether the rules are there or not', () => {
  render(<Page />);
  fireEvent.change(field(), { target: { value: '347555' } });
  expect(field().value.replace(/\s/g, '')).toBe('347555');
});

test('numbers get their gaps, and say their country when they begin with a plus', async () => {
  const library = await import('libphonenumber-js/min');
  expect(formatTyped(library, { iso: 'IT', number: '3475550162' }).number).toBe('347 555 0162');
  expect(formatTyped(library, { iso: 'IT', number: '+447400123456' })).toEqual({
    iso: 'GB',
    number: '+44 7400 123456',
  });
  expect(splitWhole(library, { iso: 'IT', number: '+393475550162' })).toEqual({
    iso: 'IT',
    number: '347 555 0162',
  });
  expect(splitWhole(library, { iso: 'IT', number: '+39 1' })).toEqual({ iso: 'IT', number: '+39 1' });
});

test('one text is sent: with the code, as typed with a plus, or empty', () => {
  expect(phoneText({ iso: 'IT', number: ' 347 555 0162 ' }, COUNTRIES)).toBe('+39 347 555 0162');
  expect(phoneText({ iso: 'IT', number: '+44 7911' }, COUNTRIES)).toBe('+44 7911');
  expect(phoneText({ iso: 'IT', number: ' ' }, COUNTRIES)).toBe('');
});
