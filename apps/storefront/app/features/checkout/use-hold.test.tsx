// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock, useHold } from './use-hold.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] }));
afterEach(() => vi.useRealTimers());

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const move = () => act(() => document.dispatchEvent(new Event('pointerdown')));

test('counts down to nothing and not below', () => {
  const { result } = renderHook(() => useHold({ secondsLeft: 3, until: 'a' }, null));
  expect(result.current).toEqual({ secondsLeft: 3, isOver: false });
  pass(2);
  expect(result.current.secondsLeft).toBe(1);
  pass(5);
  expect(result.current).toEqual({ secondsLeft: 0, isOver: true });
});

test('a move renews what is older than two minutes, once', () => {
  const renew = vi.fn();
  const { result, rerender } = renderHook(({ until }) => useHold({ secondsLeft: 900, until }, renew), {
    initialProps: { until: 'a' },
  });
  move();
  pass(60);
  move();
  expect(renew).not.toHaveBeenCalled();
  pass(90);
  move();
  move();
  expect(renew).toHaveBeenCalledTimes(1);
  rerender({ until: 'b' });
  pass(0);
  expect(result.current.secondsLeft).toBe(900);
});

test('what is over is not renewed by a move', () => {
  const renew = vi.fn();
  renderHook(() => useHold({ secondsLeft: 1, until: 'a' }, renew));
  pass(2);
  move();
  expect(renew).not.toHaveBeenCalled();
});

test('figures as a clock shows them', () => {
  expect([0, 9, 872, 3600, 259_150].map(clock)).toEqual(['0:00', '0:09', '14:32', '1:00:00', '71:59:10']);
});
