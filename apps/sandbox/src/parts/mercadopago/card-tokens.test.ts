import { expect, test } from 'vitest';
import { createClock } from '../clock/clock.ts';
import { createCardTokens, describeToken } from './card-tokens.ts';
import { methodOf, payerCosts } from './cards.ts';
import { outcomeOf } from './payments.ts';

const NOW = Date.parse('2026-11-15T10:00:00Z');
const GOOD = {
  card_number: '4509 9535 6623 3704',
  security_code: '123',
  expiration_month: '11',
  expiration_year: '30',
  cardholder: { name: 'APRO', identification: { type: 'DNI', number: '12.345.678' } },
};
const holder = (change: object) => ({ cardholder: { ...GOOD.cardholder, ...change } });
const identification = (change: object) =>
  holder({ identification: { ...GOOD.cardholder.identification, ...change } });

const create = (change: object, wrongCode = 'E302') => {
  const tokens = createCardTokens(createClock(() => NOW));
  return tokens.create('ar', { ...GOOD, ...change }, wrongCode);
};
const codes = (change: object, wrongCode?: string) => {
  const made = create(change, wrongCode);
  return 'causes' in made ? made.causes.map(({ code }) => code) : [];
};

test.each([
  ['205', { card_number: '' }],
  ['E301', { card_number: '4509953566233705' }],
  ['E301', { card_number: '450995356623' }],
  ['E301', { card_number: '9999999999999995' }],
  ['208', { expiration_month: '' }],
  ['325', { expiration_month: '13' }],
  ['325', { expiration_month: '10', expiration_year: '26' }],
  ['209', { expiration_year: '' }],
  ['326', { expiration_year: '25' }],
  ['326', { expiration_year: '1930' }],
  ['224', { security_code: '' }],
  ['E302', { security_code: '12' }],
  ['E302', { security_code: '1234' }],
  ['221', holder({ name: ' ' })],
  ['316', holder({ name: 'R2D2' })],
  ['212', identification({ type: '' })],
  ['322', identification({ type: 'PASSPORT' })],
  ['213', identification({ subtype: '' })],
  ['323', identification({ subtype: 'X' })],
  ['214', identification({ number: '' })],
  ['324', identification({ number: '123' })],
  ['324', identification({ number: '12A45678' })],
  ['220', { card_issuer_id: '' }],
])('cause %s for %j', (code, change) => {
  expect(codes(change)).toEqual([code]);
});

test('a wrong security code is E302 as in the specification or E203 as in the manual', () => {
  expect(codes({ security_code: '1' }, 'E203')).toEqual(['E203']);
});

test('a token knows the ends of the number only, belongs to its account and runs out', () => {
  let now = NOW;
  const tokens = createCardTokens(createClock(() => now));
  const made = tokens.create('ar', GOOD, 'E302');
  if (!('token' in made)) throw new Error('no token');
  expect(describeToken(made.token)).toMatchObject({
    first_six_digits: '450995',
    last_four_digits: '3704',
    status: 'active',
  });
  expect(JSON.stringify(made.token)).not.toMatch(/45099535662|"123"/);
  expect(tokens.find('ar', made.token.id)).toBe(made.token);
  expect(tokens.find('uy', made.token.id)).toBeUndefined();
  now += 8 * 86_400_000;
  expect(tokens.find('ar', made.token.id)).toBeUndefined();
});

test('[H-38] six figures name the card; more installments cost more and divide the total', () => {
  expect(methodOf('45099')).toBeUndefined();
  expect(methodOf('450995')?.id).toBe('visa');
  expect(methodOf('40027612')?.id).toBe('debvisa');
  expect(methodOf('5895621')?.id).toBe('naranja');
  const visa = methodOf('450995');
  const debit = methodOf('400276');
  if (!visa || !debit) throw new Error('no method');
  const costs = payerCosts(visa, 1_299_010, 'es-AR');
  expect(costs.map(({ installments }) => installments)).toEqual([1, 3, 6, 9, 12]);
  expect(costs[0]?.total_amount).toBe(12_990.1);
  for (const cost of costs)
    expect(cost.installment_amount * cost.installments).toBeGreaterThanOrEqual(cost.total_amount - 0.001);
  expect(costs[1]?.recommended_message).toMatch(/^3 cuotas: \$\s?4\.930,18 \(\$\s?14\.790,53\)$/);
  expect(payerCosts(debit, 1_299_010)).toHaveLength(1);
});

test('names decide, others are approved', () => {
  expect(outcomeOf(' fund ')[1]).toBe('cc_rejected_insufficient_amount');
  expect(outcomeOf('CONT')[0]).toBe('in_process');
  expect(outcomeOf('Anna Prova')).toEqual(['approved', 'accredited']);
});
