import { expect, test } from 'vitest';
import { InventoryStatus } from '../../inventory/inventory.contract.ts';
import { readColumns, STAGES } from './unit-columns.rules.ts';

test('a stage is told by the length of its name: all four differ and fit four bits', () => {
  expect([...STAGES].sort()).toEqual([...InventoryStatus.options].sort());
  expect(new Set(STAGES.map((stage) => stage.length)).size).toBe(4);
  expect(Math.max(...STAGES.map((stage) => stage.length))).toBeLessThan(16);
});

test('prices up to a trillion and the longest waits survive the packing', () => {
  const pack = (price: bigint, wait: bigint, preparation: bigint, stage: string) =>
    (price << 22n) | (wait << 11n) | (preparation << 4n) | BigInt(stage.length);
  const [which, what] = [Buffer.alloc(16), Buffer.alloc(16)];
  which.writeBigInt64BE((2_147_483_647n << 32n) | 2_147_483_647n, 0);
  which.writeBigInt64BE(7n << 32n, 8);
  what.writeBigInt64BE(pack(1_000_000_000_001n, 2047n, 127n, 'in_production'), 0);
  what.writeBigInt64BE(pack(0n, 0n, 3n, 'on_hand'), 8);
  const seen: number[][] = [];
  const units = readColumns(which, what, (...unit) => {
    seen.push(unit);
    return unit[0] + unit[1];
  });
  expect([...units.variants]).toEqual([2_147_483_647, 7]);
  expect([...units.stores]).toEqual([2_147_483_647, 0]);
  expect([...units.prices]).toEqual([1_000_000_000_001, 0]);
  expect(seen).toEqual([
    [2047, 127, 2_147_483_647],
    [0, 3, 0],
  ]);
  // The longest time that is counted.
  expect([...units.days]).toEqual([2047, 3]);
  expect([...units.stages].map((at) => STAGES[at])).toEqual(['in_production', 'on_hand']);
});
