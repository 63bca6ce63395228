// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import en from '../messages.en.json' with { type: 'json' };
import { currentPath, REGISTERED, refusal, renderPanel, stubFetch, unmountPanel } from '../render-panel.tsx';
import { phoneProblem } from './payphone.panel.tsx';

afterEach(unmountPanel);

const post = { token: 'ours.and.short', params: { countryCode: '593', phoneNumber: '' } };
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value } });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send request' });

test('[PAY-PHONE-01] [PAY-PHONE-02] [PAY-PHONE-03] [PAY-PHONE-09] the number goes with the params and our token', async () => {
  const sent = stubFetch(REGISTERED);
  await renderPanel('PayPhone', { post });
  type('0984111222');
  fireEvent.click(submit());
  expect(await currentPath()).toBe('/it-en/checkout/ORDER123/result');
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer ours.and.short');
  expect(sent[0]?.body).toMatchObject({ countryCode: '593', phoneNumber: '0984111222', check_terms: true });
});

test('[PAY-PHONE-04] [PAY-PHONE-05] [PAY-PHONE-07] wrong numbers are named and cannot be sent', async () => {
  const sent = stubFetch(REGISTERED);
  await renderPanel('PayPhone', { post });
  expect(submit().disabled).toBe(true);
  type('098-411');
  expect(
    screen.getByText('Please enter a valid phone number with no characters like - / or ( )'),
  ).not.toBeNull();
  expect(submit().disabled).toBe(true);
  type('0984111');
  fireEvent.blur(screen.getByLabelText('Phone number'));
  expect(screen.getByText('Phone number must be at least 8 digits')).not.toBeNull();
  expect(submit().disabled).toBe(true);
  type('09841112');
  expect(submit().disabled).toBe(false);
  expect(sent).toEqual([]);
});

test('[PAY-PHONE-07] without the terms it cannot be sent', async () => {
  await renderPanel('PayPhone', { post, termsAccepted: false });
  type('0984111222');
  expect(submit().disabled).toBe(true);
});

test('[PAY-PHONE-07] [PAY-PHONE-08] a failure is the server’s sentence in a toast after 700 ms', async () => {
  const sent = stubFetch(refusal(422, 'This number has no account.'));
  await renderPanel('PayPhone', { post });
  type('0984111222');
  fireEvent.click(submit());
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  await screen.findByText('This number has no account.', {}, { timeout: 3000, interval: 10 });
  expect(performance.now() - (sent[0]?.at ?? 0)).toBeGreaterThan(690);
  expect(document.querySelector('.ui-toast--error')).not.toBeNull();
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).not.toBe('true'));
});

const errorOf = (value: string) => {
  const id = phoneProblem(value);
  return id && (en as Record<string, string>)[id];
};

test('[PAY-PHONE-04] anything but figures is named with the exact words', () => {
  for (const value of ['098-411', '(09)84111222', '0984/11122', '0984 11122', 'abcdefgh', '+593984111']) {
    expect(errorOf(value)).toBe('Please enter a valid phone number with no characters like - / or ( )');
  }
});

test('[PAY-PHONE-05] [PAY-PHONE-06] seven figures are too few, eight are enough', () => {
  expect(errorOf('')).toBe('Phone number must be at least 8 digits');
  expect(errorOf('0984111')).toBe('Phone number must be at least 8 digits');
  expect(errorOf('09841112')).toBeNull();
  expect(errorOf('0984111222')).toBeNull();
});
