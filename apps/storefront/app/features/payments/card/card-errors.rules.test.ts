import { expect, test } from 'vitest';
import es from '../../../i18n/messages/es.json' with { type: 'json' };
import en from '../messages.en.json' with { type: 'json' };
import { gatewayErrors } from './gateway-errors.rules.ts';
import { tokenErrors, tokenMessage } from './token-errors.rules.ts';

const wrong = (code: string, param: string) => ({
  error_type: 'invalid_request_error',
  validation_errors: [{ code, param }],
});
const spanish = es as Record<string, string>;
const english = en as Record<string, string>;

test('[PAY-GATEWAY-14] [PAY-GATEWAY-15] [PAY-GATEWAY-16] what the gateway finds wrong is said under its field', () => {
  expect(spanish[gatewayErrors(wrong('invalid_param', 'card_number')).number ?? '']).toBe(
    'Número de tarjeta inválido',
  );
  expect(spanish[gatewayErrors(wrong('invalid_param', 'card_expiration_date')).expiry ?? '']).toBe(
    'Fecha de vencimiento inválida',
  );
  expect(spanish[gatewayErrors(wrong('CardData', 'expired card')).expiry ?? '']).toBe('Tarjeta vencida');
});

test('the gateway may name month, year or code, send one object, or nothing we know', () => {
  expect(gatewayErrors(wrong('invalid_param', 'card_expiration_month'))).toEqual({
    expiry: 'payments.gateway.expiry',
  });
  expect(gatewayErrors(wrong('param_required', 'security_code'))).toEqual({ code: 'payments.card.check' });
  expect(gatewayErrors({ validation_errors: { code: 'invalid_param', param: 'card_number' } })).toEqual({
    number: 'payments.gateway.number',
  });
  for (const body of [null, undefined, 'x', {}, wrong('other', 'thing')])
    expect(gatewayErrors(body)).toEqual({});
});

const CODES: readonly [id: string, codes: readonly string[], es: string, en: string][] = [
  ['PAY-TOKEN-17', ['205'], 'Escribe el número de tu tarjeta.', 'Enter your card number.'],
  ['PAY-TOKEN-18', ['208'], 'Elige un mes.', 'Select a month.'],
  ['PAY-TOKEN-19', ['209'], 'Elige un año.', 'Select a year.'],
  ['PAY-TOKEN-20', ['212'], 'Elige tu tipo de documento.', 'Choose your ID type.'],
  ['PAY-TOKEN-21', ['213', '214'], 'Escribe tu número de documento.', 'Enter your ID number.'],
  ['PAY-TOKEN-22', ['220'], 'Elige tu banco emisor.', 'Choose your issuing bank.'],
  ['PAY-TOKEN-23', ['221'], 'Escribe tu nombre y apellidos.', 'Enter your full name.'],
  ['PAY-TOKEN-24', ['224'], 'Escribe el código de seguridad.', 'Enter the security code.'],
  [
    'PAY-TOKEN-25',
    ['E301'],
    'El número de tarjeta no es válido. Revísalo.',
    'That card number isn’t valid. Please check it.',
  ],
  ['PAY-TOKEN-26', ['E302', 'E203'], 'Revisa el código de seguridad.', 'Check the security code.'],
  ['PAY-TOKEN-27', ['316'], 'Escribe un nombre válido.', 'Enter a valid name.'],
  ['PAY-TOKEN-28', ['322', '323'], 'Revisa tu tipo de documento.', 'Check your ID type.'],
  ['PAY-TOKEN-29', ['324'], 'Revisa tu número de documento.', 'Check your ID number.'],
  ['PAY-TOKEN-30', ['325', '326'], 'Revisa la fecha.', 'Check the date.'],
  ['PAY-TOKEN-31', ['999', ''], 'Revisa los datos.', 'Check the information.'],
];

test.each(CODES)(
  '[%s] [PAY-TOKEN-16] [C-23] code %s is said in Spanish and in English',
  (_, codes, inSpanish, inEnglish) => {
    for (const code of codes) {
      expect(spanish[tokenMessage(code)]).toBe(inSpanish);
      expect(english[tokenMessage(code)]).toBe(inEnglish);
    }
  },
);

test('[PAY-TOKEN-14] what the script throws becomes errors of fields, and one for the rest', () => {
  expect(tokenErrors({ cause: [{ code: 'E301' }, { code: 325 }] })).toEqual({
    fields: { number: 'payments.token.numberWrong', expiry: 'payments.token.dateWrong' },
    other: null,
  });
  expect(tokenErrors([{ code: '224' }, { code: '1' }])).toEqual({
    fields: { code: 'payments.token.code' },
    other: 'payments.token.other',
  });
  for (const thrown of [new Error('x'), undefined, null, { cause: 'x' }]) {
    expect(tokenErrors(thrown)).toEqual({ fields: {}, other: 'payments.token.other' });
  }
});
