import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DueOrder, matchLines, type OpenLine } from './match-lines.rules.ts';

const order = (code: string, dueMinor: number, change: Partial<DueOrder> = {}): DueOrder => ({
  code,
  name: 'Nora Verdi',
  dueMinor,
  currency: 'USD',
  sinceOn: '2026-11-14',
  paymentRef: null,
  ...change,
});
const line = (id: number, amountMinor: number, text: string, change: Partial<OpenLine> = {}): OpenLine => ({
  id,
  bookedOn: '2026-11-15',
  bankRef: `BANK${id}`,
  amountMinor,
  currency: 'USD',
  name: '',
  text,
  ...change,
});
const reasonOf = (lines: OpenLine[], orders: DueOrder[]) =>
  [...matchLines(lines, orders)].map(([id, { code, reason, isExact }]) => [id, code, reason, isExact]);

const CODE = 'PJ2W8KX4T0MB';

describe('by the code of the order', () => {
  test.each([
    ['TRF pj2w8kx4t0mb ok'],
    ['PJ2W 8KX4 T0MB'],
    ['PJ2W-8KX4-T0MB'],
    ['ORD PJ2W8KX4TOMB'],
    ['x/PJ2W8KX4T0MB/y'],
  ])('[STATEMENTS-05] "%s" with the amount is exact', (text) => {
    expect(reasonOf([line(1, 500, text)], [order(CODE, 500)])).toEqual([[1, CODE, 'code_and_amount', true]]);
  });

  test('[STATEMENTS-05] one character missing, wrong or too many is never exact', () => {
    const at = fc.integer({ min: 0, max: CODE.length - 1 });
    fc.assert(
      fc.property(at, fc.constantFrom('drop', 'change', 'add'), (place, kind) => {
        const rest = CODE.slice(kind === 'add' ? place : place + 1);
        const text = CODE.slice(0, place) + (kind === 'drop' ? '' : CODE[place] === '7' ? '6' : '7') + rest;
        const [match] = matchLines([line(1, 500, text)], [order(CODE, 500)]).values();
        // A character added before or after leaves the code whole.
        expect(match?.reason).toBe(text.includes(CODE) ? 'code_and_amount' : 'near_code_and_amount');
        expect(match?.isExact).toBe(text.includes(CODE));
      }),
    );
  });

  test('[STATEMENTS-05] less, more, parts that add up, and the amount twice', () => {
    expect(reasonOf([line(1, 400, CODE)], [order(CODE, 500)])).toEqual([[1, CODE, 'code_too_little', false]]);
    expect(reasonOf([line(1, 600, CODE)], [order(CODE, 500)])).toEqual([[1, CODE, 'code_too_much', false]]);
    expect(reasonOf([line(1, 400, CODE), line(2, 100, `${CODE} rest`)], [order(CODE, 500)])).toEqual([
      [1, CODE, 'code_in_parts', true],
      [2, CODE, 'code_in_parts', true],
    ]);
    expect(reasonOf([line(1, 500, CODE), line(2, 500, CODE)], [order(CODE, 500)])).toEqual([
      [1, CODE, 'code_and_amount', true],
      [2, CODE, 'code_too_much', false],
    ]);
  });

  test('[STATEMENTS-05] a line that names two orders, or pays in another currency, is left to a person', () => {
    const other = 'A1B2C3D4E5F6';
    const orders = [order(CODE, 500, { name: 'X' }), order(other, 500, { name: 'Y' })];
    expect(reasonOf([line(1, 1000, `${CODE} ${other}`)], orders)).toEqual([]);
    expect(reasonOf([line(1, 500, CODE, { currency: 'EUR' })], [order(CODE, 500)])).toEqual([]);
  });
});

describe('without the code', () => {
  test('[STATEMENTS-06] the buyer’s reference, the name and the day decide, each order once', () => {
    const orders = [
      order('AAAAAAAAAAAA', 500, { name: 'Luis Andrade' }),
      order('BBBBBBBBBBBB', 500, { name: 'Sol Bravo', paymentRef: 'Banco 00918273' }),
    ];
    const lines = [
      line(1, 500, 'ABONO', { name: 'BRAVO S' }),
      line(2, 500, 'PAGO MOTO', { name: 'COMERCIAL ANDRADE' }),
      line(3, 500, 'ref banco00918273'),
    ];
    expect(reasonOf(lines, orders)).toEqual([
      [3, 'BBBBBBBBBBBB', 'reference_and_amount', false],
      [2, 'AAAAAAAAAAAA', 'amount_name_and_day', false],
    ]);
  });

  test('[STATEMENTS-06] amount and day alone count only where one order has the amount', () => {
    const one = order('AAAAAAAAAAAA', 700);
    expect(reasonOf([line(1, 700, 'x')], [one])).toEqual([[1, 'AAAAAAAAAAAA', 'amount_and_day', false]]);
    expect(reasonOf([line(1, 700, 'x')], [one, order('BBBBBBBBBBBB', 700)])).toEqual([]);
    expect(reasonOf([line(1, 700, 'x', { bookedOn: '2026-12-30' })], [one])).toEqual([]);
  });

  test('[STATEMENTS-06] exact matches never pay an order more than once, whatever comes', () => {
    const codes = ['AAAAAAAAAAAA', 'BBBBBBBBBBBB', 'CCCCCCCCCCCC'];
    const amounts = fc.constantFrom(100, 200, 300);
    const any = fc.array(fc.record({ code: fc.constantFrom(...codes), amount: amounts }), { maxLength: 8 });
    fc.assert(
      fc.property(any, (rows) => {
        const orders = codes.map((code) => order(code, 300));
        const lines = rows.map(({ code, amount }, id) => line(id, amount, code));
        const paid = new Map<string, number>();
        for (const [id, match] of matchLines(lines, orders))
          if (match.isExact)
            paid.set(match.code, (paid.get(match.code) ?? 0) + (lines[id]?.amountMinor ?? 0));
        expect([...paid.values()].every((sum) => sum === 300)).toBe(true);
      }),
    );
  });
});

test('[SEC-15] an order is compared with the lines that share its amount and a word, not with each line', () => {
  let reads = 0;
  const counted = (one: DueOrder): DueOrder =>
    new Proxy(one, {
      get: (target, key) => {
        reads += 1;
        return Reflect.get(target, key);
      },
    });
  const work = (size: number) => {
    const orders = Array.from({ length: size }, (_, n) =>
      counted(
        order(`AB${String(n).padStart(10, '2')}`, 500, { name: `Buyer ${n}`, paymentRef: `REF ${n} 0000` }),
      ),
    );
    const lines = Array.from({ length: size * 4 }, (_, n) =>
      line(n, 500, 'TRF of a stranger', { name: 'Verdi' }),
    );
    reads = 0;
    matchLines(lines, orders);
    return reads;
  };
  const once = work(100);
  expect(work(400)).toBeLessThan(once * 5);
});
