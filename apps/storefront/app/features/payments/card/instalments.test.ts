import { expect, test } from 'vitest';
import { instalmentAmount } from './instalments.tsx';

const cost = (installments: number, installment_amount?: number) => ({
  installments,
  recommended_message: '',
  ...(installment_amount === undefined ? {} : { installment_amount }),
});
const say = (...[chosen, currency = 'ARS']: [ReturnType<typeof cost>?, string?]) =>
  instalmentAmount(chosen, currency, 'es-AR', 'TOTAL').replace(/\s/g, ' ');

test('several payments are said as several, one as the total', () => {
  expect(say(cost(3, 3774459))).toBe('3 × $ 3.774.459,00');
  expect(say(cost(12, 1262352.5))).toBe('12 × $ 1.262.352,50');
  expect(say(cost(1, 9945000))).toBe('TOTAL');
  expect(say(cost(3))).toBe('TOTAL');
  expect(say()).toBe('TOTAL');
});
