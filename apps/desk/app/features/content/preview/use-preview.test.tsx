// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFrames } from './use-preview.ts';

afterEach(cleanup);

const SHOP = 'https://shop.example';

/** A pane with one frame: what the desk sends with, and what that frame is told. */
function openPane() {
  const told = vi.fn();
  const frame = { postMessage: told };
  const box = { querySelectorAll: () => [{ contentWindow: frame }] } as unknown as HTMLElement;
  const { result } = renderHook(() => useFrames({ current: box }, SHOP, { onSelect: () => {} }));
  const isReady = () => {
    const data = { type: 'paddock.preview.ready', path: '/sg-en/the-logo' };
    const message = new MessageEvent('message', { origin: SHOP, data });
    Object.defineProperty(message, 'source', { value: frame });
    window.dispatchEvent(message);
  };
  return { send: result.current, told, isReady };
}

test('[PREVIEW-07] a frame that becomes ready after a draft was saved is told of it', () => {
  const { send, told, isReady } = openPane();
  isReady();
  expect(told).not.toHaveBeenCalled();
  const revision = { type: 'paddock.preview.revision', revision: 7 } as const;
  send(revision);
  told.mockClear();
  isReady();
  expect(told.mock.calls).toEqual([[revision, SHOP]]);
});
