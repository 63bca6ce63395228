// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useEvents } from './use-events.ts';

class Source extends EventTarget {
  static all: Source[] = [];
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Source.all.push(this);
  }
  close() {
    this.isClosed = true;
  }
  say(event: string, data: unknown) {
    act(() => void this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) })));
  }
}

const look = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  Source.all = [];
  vi.stubGlobal('EventSource', Source);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('hears what is said, by its name, until the page is left', () => {
  const order = vi.fn();
  const { unmount } = renderHook(() => useEvents('/it-it/checkout/X/events', { order }));
  expect(Source.all.map(({ url }) => url)).toEqual(['/it-it/checkout/X/events']);
  Source.all[0]?.say('order', { status: 'confirmed' });
  Source.all[0]?.say('other', {});
  expect(order.mock.calls).toEqual([[{ status: 'confirmed' }]]);
  unmount();
  expect(Source.all[0]?.isClosed).toBe(true);
});

test('a hidden page closes the connection and opens it again when visible', () => {
  renderHook(() => useEvents('/events', { order: vi.fn() }));
  look('hidden');
  expect(Source.all[0]?.isClosed).toBe(true);
  look('visible');
  expect(Source.all).toHaveLength(2);
});

test('[CONSENT-10] it gives up after three failures, and does nothing where browsers have no such thing', () => {
  renderHook(() => useEvents('/events', { order: vi.fn() }));
  for (let n = 0; n < 3; n += 1) Source.all[0]?.dispatchEvent(new Event('error'));
  expect(Source.all[0]?.isClosed).toBe(true);
  look('hidden');
  look('visible');
  expect(Source.all).toHaveLength(1);
  vi.stubGlobal('EventSource', undefined);
  expect(() => renderHook(() => useEvents('/events', { order: vi.fn() }))).not.toThrow();
});
