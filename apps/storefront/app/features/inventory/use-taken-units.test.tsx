// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTakenUnits } from './use-taken-units.ts';
// Loaded on demand by the hook; here beforehand, so that the clock of the tests does not wait for it.
import './poll-taken.ts';

const UNIT = '018bcfe5-6800-7cfc-8d20-8495d565ef66';
const ADDRESS = '/it-it/products/lupo-500/taken';

type Tell = (entries: { isIntersecting: boolean }[]) => void;
const observers = new Set<Tell>();
let isOnScreen = false;
function scroll(isIntersecting: boolean) {
  isOnScreen = isIntersecting;
  for (const tell of [...observers]) tell([{ isIntersecting }]);
}
class Observer {
  readonly tell: Tell;
  constructor(tell: Tell) {
    this.tell = tell;
  }
  observe() {
    observers.add(this.tell);
    this.tell([{ isIntersecting: isOnScreen }]);
  }
  disconnect() {
    observers.delete(this.tell);
  }
}

const answers = vi.fn<() => { units: number; taken: string[] } | null>();
const fetched = vi.fn(async () => {
  const answer = answers();
  return new Response(JSON.stringify(answer), { status: answer ? 200 : 503 });
});
const look = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
/** On the screen, with the module that asks. */
const appear = async () => {
  act(() => scroll(true));
  await pass(0);
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  look('visible');
  isOnScreen = false;
  observers.clear();
  fetched.mockClear();
  answers.mockReset().mockReturnValue({ units: 3, taken: [] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function render() {
  const onOtherList = vi.fn<() => void>();
  const list = { current: document.createElement('div') };
  const hook = renderHook(() => useTakenUnits(list, ADDRESS, onOtherList));
  return { onOtherList, isTaken: () => hook.result.current(UNIT), leave: hook.unmount };
}

test('[CROWD-05] a list is asked for after eight seconds on the screen, never before and never off it', async () => {
  const { isTaken, leave } = render();
  await pass(60_000);
  expect(fetched).not.toHaveBeenCalled();
  await appear();
  await pass(7900);
  expect(fetched).not.toHaveBeenCalled();
  answers.mockReturnValue({ units: 3, taken: ['8495d565ef66'] });
  await pass(200);
  expect(fetched.mock.calls).toEqual([[ADDRESS, expect.anything()]]);
  expect(isTaken()).toBe(true);
  answers.mockReturnValue({ units: 3, taken: [] });
  await pass(8000);
  expect(isTaken()).toBe(false);
  act(() => scroll(false));
  await pass(60_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  leave();
});

test('a hidden page asks for nothing, and at once when it is visible again', async () => {
  render();
  await appear();
  look('hidden');
  await pass(60_000);
  expect(fetched).not.toHaveBeenCalled();
  look('visible');
  await pass(0);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('another number of units is another list', async () => {
  const { onOtherList } = render();
  await appear();
  await pass(16_100);
  expect(onOtherList).not.toHaveBeenCalled();
  answers.mockReturnValue({ units: 2, taken: [] });
  await pass(8000);
  expect(onOtherList).toHaveBeenCalledOnce();
});

test('while answers fail the pauses become longer, and what was known stays', async () => {
  const { isTaken } = render();
  answers.mockReturnValue({ units: 3, taken: ['8495d565ef66'] });
  await appear();
  await pass(8100);
  answers.mockReturnValue(null);
  await pass(120_000);
  // After 8, 16, 32 and 64 seconds.
  expect(fetched.mock.calls.length).toBeLessThanOrEqual(5);
  expect(isTaken()).toBe(true);
});
