// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type PageContext, PageContextValue } from '../../page/page-context.ts';
import { useNearPlace } from './near-place.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

const onSite = (segment: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <PageContextValue value={{ segment } as PageContext}>{children}</PageContextValue>
  ),
});
const PESARO = { name: 'Pesaro', lat: 43.909212, lng: 12.916551 };

test('[NEARME-02] [NEARME-03] the place is kept rounded, used in every language of its country, and forgotten', () => {
  const { result } = renderHook(useNearPlace, onSite('it-it'));
  expect(result.current.place).toBeNull();
  act(() => result.current.keep(PESARO));
  expect(result.current.place).toMatchObject({ name: 'Pesaro', lat: 43.91, lng: 12.92 });
  const stored = JSON.stringify({ ...localStorage });
  expect(stored).toContain('43.91');
  expect(stored).not.toMatch(/\d\.\d{3}/);

  expect(renderHook(useNearPlace, onSite('it-en')).result.current.place?.name).toBe('Pesaro');
  expect(renderHook(useNearPlace, onSite('ae-ar')).result.current.place).toBeNull();

  act(() => result.current.forget());
  expect(result.current.place).toBeNull();
  expect(localStorage.length).toBe(0);
});

test.each([
  '',
  'x',
  '{}',
  '{"country":"it","lat":91,"lng":0}',
  '{"country":"it","lat":"43","lng":12}',
  'null',
])('what is stored and makes no sense (%s) is no place', (text) => {
  localStorage.setItem('paddock:near', text);
  expect(renderHook(useNearPlace, onSite('it-it')).result.current.place).toBeNull();
});

test('[NEARME-02] a finer point that stands in the storage is rounded when it is read', () => {
  localStorage.setItem('paddock:near', JSON.stringify({ ...PESARO, country: 'it' }));
  expect(renderHook(useNearPlace, onSite('it-it')).result.current.place).toMatchObject({
    lat: 43.91,
    lng: 12.92,
  });
});

test('where the browser stores nothing, the place lasts as long as the document', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { result } = renderHook(useNearPlace, onSite('it-it'));
  act(() => result.current.keep(PESARO));
  expect(result.current.place?.name).toBe('Pesaro');
});
