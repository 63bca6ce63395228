import { expect, test } from 'vitest';
import { keepShown, nameOfVersion, readVersionName } from './versions.rules.ts';

const NOW = new Date('2026-11-18T10:00:00Z');
const version = (name: string, publish_at: string | null, publish_until: string | null = null) => ({
  name,
  publish_at,
  publish_until,
});
const kept = (...versions: ReturnType<typeof version>[]) => keepShown(versions, NOW).map(({ name }) => name);

test('versions that are over or fully covered by a later one are not kept', () => {
  expect(kept(version('old', null), version('new', null))).toEqual(['new']);
  expect(kept(version('over', null, '2026-11-18T09:00:00Z'), version('on', null))).toEqual(['on']);
  expect(kept(version('usual', null), version('promotion', null, '2026-12-24T00:00:00Z'))).toEqual([
    'usual',
    'promotion',
  ]);
});

test('a scheduled version is kept beside the one it takes the place of, in the order of their instants', () => {
  const [first, second] = keepShown(
    [version('later', '2027-01-01T00:00:00Z'), version('now', '2026-11-01T00:00:00Z')],
    NOW,
  );
  expect(first).toMatchObject({ name: 'now', publish_at: null });
  expect(second).toMatchObject({ name: 'later', publish_at: '2027-01-01T00:00:00.000Z' });
});

test('an instant that has passed since the export makes the version the one that is shown', () => {
  expect(kept(version('usual', null), version('begun', '2026-11-18T09:00:00Z'))).toEqual(['begun']);
});

test('the first version has the plain name, later ones their place', () => {
  expect([0, 1, 2].map((place) => nameOfVersion('it', place))).toEqual(['it', 'it.2', 'it.3']);
  expect(readVersionName('en-US.3')).toEqual({ name: 'en-US', place: 2 });
});
