// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { currentPath, REGISTERED, refusal, renderPanel, stubFetch, unmountPanel } from '../render-panel.tsx';

afterEach(unmountPanel);

const GATEWAY = 'https://gateway.example/api/v2/tokens';
const post = { url: GATEWAY, public_key: 'open-key', notify: { url: '/it-en/checkout/ORDER123/attempts/1' } };
const TOKEN = { status: 201, body: { id: 'token-1', status: 'active', bin: '450799' } };
const invalid = (code: string, param: string) => ({
  status: 400,
  body: { error_type: 'invalid_request_error', validation_errors: [{ code, param }] },
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const pay = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Pagar/ });

async function fill() {
  await renderPanel('Payway', { post, locale: 'es' });
  type('Número de tarjeta', '4507990000004905');
  type('Fecha de vencimiento', '0830');
  type('Código de seguridad', '123');
  type('Nombre en la tarjeta', 'MARTIN QUIROGA');
  type('Número de documento', '28.341.901');
}
const alert = () => document.querySelector('.ui-note[role=alert]')?.textContent;
const expectAlert = (text: string) => waitFor(() => expect(alert()).toBe(text));

test('[PAY-GATEWAY-01] [PAY-GATEWAY-05] [PAY-GATEWAY-07] [PAY-GATEWAY-08] the card goes to the gateway alone, its token and bin to us', async () => {
  const sent = stubFetch(TOKEN, REGISTERED);
  await fill();
  expect(field('Número de tarjeta').value).toBe('4507 9900 0000 4905');
  expect(field('Fecha de vencimiento').value).toBe('08 / 30');
  expect(field('Tipo de documento').value).toBe('dni');
  fireEvent.click(pay());
  expect(await currentPath()).toBe('/it-en/checkout/ORDER123/result');
  expect(sent[0]?.url).toBe(GATEWAY);
  expect(sent[0]?.headers.get('apikey')).toBe('open-key');
  expect(sent[0]?.body).toEqual({
    card_number: '4507990000004905',
    card_expiration_month: '08',
    card_expiration_year: '30',
    security_code: '123',
    card_holder_name: 'MARTIN QUIROGA',
    card_holder_identification: { type: 'dni', number: '28341901' },
  });
  expect(sent[1]?.url).toBe(post.notify.url);
  expect(sent[1]?.body).toEqual({ payment_method_id: 7, check_terms: true, ref: 'token-1', bin: '4507990' });
  expect(JSON.stringify(sent[1])).not.toContain('4905');
});

test('[H-39] no field of the card has a name, so that no form can send it anywhere', async () => {
  await fill();
  for (const name of ['Número de tarjeta', 'Fecha de vencimiento', 'Código de seguridad']) {
    expect(field(name).name).toBe('');
  }
});

const FAILURES = [
  {
    ids: '[PAY-GATEWAY-04] [PAY-GATEWAY-12]',
    what: 'a token that is not active',
    replies: [{ status: 201, body: { id: 'token-1', status: 'used' } }],
    text: 'Hubo un error, intenta de nuevo',
  },
  {
    ids: '[PAY-GATEWAY-17]',
    what: 'no response',
    replies: ['silence' as const],
    text: 'Hubo un error, intenta de nuevo',
  },
  {
    ids: '[PAY-GATEWAY-18]',
    what: 'any other failure',
    replies: [{ status: 401, body: { message: 'Invalid authentication credentials' } }],
    text: 'Invalid authentication credentials',
  },
  {
    ids: '[PAY-GATEWAY-19]',
    what: 'a notification our server refuses',
    replies: [TOKEN, refusal(422, 'El pago fue rechazado por el banco.')],
    text: 'El pago fue rechazado por el banco.',
  },
];

for (const { ids, what, replies, text } of FAILURES) {
  test(`${ids} ${what} is expectAlert`, async () => {
    stubFetch(...replies);
    await fill();
    fireEvent.click(pay());
    await expectAlert(text);
  });
}

test('[PAY-GATEWAY-13] [PAY-GATEWAY-14] [PAY-GATEWAY-16] [PAY-GATEWAY-20] a 400 is expectAlert over the form and under the field, and the form is free again after 700 ms', async () => {
  const cases = [
    ['invalid_param', 'card_number', 'Número de tarjeta', 'Número de tarjeta inválido'],
    ['invalid_param', 'card_expiration_date', 'Fecha de vencimiento', 'Fecha de vencimiento inválida'],
    ['CardData', 'expired card', 'Fecha de vencimiento', 'Tarjeta vencida'],
  ] as const;
  for (const [code, param, label, text] of cases) {
    const sent = stubFetch(invalid(code, param));
    await fill();
    fireEvent.click(pay());
    await expectAlert('Algo salió mal..');
    expect(screen.getByText(text).closest('p')?.id).toBe(`${field(label).id}-error`);
    expect(pay().getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(pay().getAttribute('aria-disabled')).not.toBe('true'), { timeout: 3000 });
    expect(performance.now() - (sent[0]?.at ?? 0)).toBeGreaterThan(690);
    unmountPanel();
  }
});

test('when our server does not know whether it was charged, the result page says what it finds', async () => {
  stubFetch(TOKEN, refusal(503, null));
  await fill();
  fireEvent.click(pay());
  expect(await currentPath()).toBe('/it-en/checkout/ORDER123/result');
});
