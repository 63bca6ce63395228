import { expect, test } from 'vitest';
import { readEdgeVisitor } from './read-edge-visitor.ts';

const timing = (name: string, description = '') => ({ name, description });

test('[CONSENT-03] country and privacy signal are what the edge has written', () => {
  expect(readEdgeVisitor([timing('edge'), timing('country', 'it'), timing('gpc')])).toEqual({
    country: 'IT',
    hasPrivacySignal: true,
  });
  expect(readEdgeVisitor([timing('edge')])).toEqual({ country: null, hasPrivacySignal: false });
});

test('without the edge nothing is known', () => {
  expect(readEdgeVisitor([])).toBeNull();
  expect(readEdgeVisitor([timing('country', 'IT')])).toBeNull();
});
