// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePosition } from './use-position.ts';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'geolocation');
});

const give = (geolocation: unknown) =>
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });

test('[STORES-06] without geolocation there is nothing to press', () => {
  give(undefined);
  expect(renderHook(() => usePosition(vi.fn(), vi.fn())).result.current.canLocate).toBe(false);
});

test('[STORES-37] [STORES-32] [NEARME-02] it waits 70 seconds, takes what is 75 seconds old, rounds to two decimals, and a no is told', () => {
  const getCurrentPosition = vi.fn();
  give({ getCurrentPosition });
  const [found, denied] = [vi.fn(), vi.fn()];
  const { result } = renderHook(() => usePosition(found, denied));
  act(() => result.current.locate());
  expect(result.current.isLocating).toBe(true);
  const [yes, no, options] = getCurrentPosition.mock.calls[0] ?? [];
  expect(options).toEqual({ timeout: 70_000, maximumAge: 75_000 });
  act(() => no({ message: 'User denied Geolocation' }));
  expect(denied).toHaveBeenCalledOnce();
  expect(result.current.isLocating).toBe(false);
  act(() => yes({ coords: { latitude: 43.904999, longitude: 12.896001 } }));
  expect(found).toHaveBeenCalledExactlyOnceWith({ lat: 43.9, lng: 12.9 });
});
