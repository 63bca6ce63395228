import { expect, test } from 'vitest';
import { findUnknownLanes } from './brand.rules.ts';

const files = (regions: Record<string, string[]>, from: string, to: string) =>
  ({
    stores: [{ site: 'it', state: 'MI' }],
    checkout: { sites: { it: { delivery: { regions, lanes: [{ from, to }] } }, fr: {} } },
  }) as unknown as Parameters<typeof findUnknownLanes>[0];

test('a lane is between regions, states with a store, or any place; others are named', () => {
  const regions = { coast: ['PU', 'RN'] };
  expect(findUnknownLanes(files(regions, 'coast', '*'))).toEqual([]);
  expect(findUnknownLanes(files(regions, 'MI', 'coast'))).toEqual([]);
  expect(findUnknownLanes(files(regions, 'coats', 'MI'))).toEqual([
    'checkout.json it: a lane has the unknown place "coats"',
  ]);
});

test('a state that is in two regions is named', () => {
  expect(findUnknownLanes(files({ coast: ['PU'], north: ['PU', 'MI'] }, '*', 'coast'))).toEqual([
    'checkout.json it: PU is in two regions',
  ]);
});
