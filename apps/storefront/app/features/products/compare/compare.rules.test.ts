import { expect, test } from 'vitest';
import {
  compareGeometry,
  compareSpecifications,
  readCompare,
  toggleCompare,
  writeCompare,
} from './compare.rules.ts';

const read = (query: string) => readCompare(new URLSearchParams(query), 'falco-r');

test('up to two others are compared, whichever way the address names them', () => {
  expect(read('compare=falco-g,via')).toEqual(['falco-g', 'via']);
  expect(read('compare=falco-g&compare=via')).toEqual(['falco-g', 'via']);
  expect(read('compare=a,b,c,d')).toEqual(['a', 'b']);
  expect(read(`${writeCompare(['falco-g', 'via'])}`)).toEqual(['falco-g', 'via']);
});

test('neither itself, nor twice, nor nonsense', () => {
  expect(read('compare=falco-r,via,via,../x,<b>')).toEqual(['via']);
  expect(read('')).toEqual([]);
  expect(writeCompare([])).toBe('');
});

test('a tick goes off again, and a third pushes the first out', () => {
  expect(toggleCompare(['via'], 'via')).toEqual([]);
  expect(toggleCompare(['via'], 'falco-g')).toEqual(['via', 'falco-g']);
  expect(toggleCompare(['via', 'falco-g'], 'cresta-29')).toEqual(['falco-g', 'cresta-29']);
});

test('specifications stand side by side by group; what a model lacks is empty; differences are marked', () => {
  const frame = { slug: 'frame', group: 'Frameset', name: 'Frame' };
  const motor = { slug: 'motor', group: 'Drive', name: 'Motor', value: '250 W' };
  expect(
    compareSpecifications([[{ ...frame, value: 'Carbon' }], [{ ...frame, value: 'Steel' }, motor]]),
  ).toEqual([
    {
      title: 'Frameset',
      rows: [{ slug: 'frame', label: 'Frame', values: ['Carbon', 'Steel'], differs: true }],
    },
    { title: 'Drive', rows: [{ slug: 'motor', label: 'Motor', values: [null, '250 W'], differs: true }] },
  ]);
});

test('geometry likewise', () => {
  const reach = { slug: 'reach', name: 'Reach', text: '370–396' };
  expect(compareGeometry([[reach], [reach]])).toEqual([
    { slug: 'reach', label: 'Reach', values: ['370–396', '370–396'], differs: false },
  ]);
});
