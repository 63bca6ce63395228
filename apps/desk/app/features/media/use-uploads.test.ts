// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { sendPicture, waitForPicture } from './upload-picture.ts';
import { useUploads } from './use-uploads.ts';

vi.mock('./upload-picture.ts', () => ({ sendPicture: vi.fn(), waitForPicture: vi.fn() }));
afterEach(cleanup);

test('[BUG-09] three pictures that stay uploaded keep no place: the fourth is sent', async () => {
  vi.mocked(sendPicture).mockImplementation(async ({ name }) => name);
  vi.mocked(waitForPicture).mockReturnValue(new Promise(() => {}));
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(() => useUploads('it'), { wrapper });
  await act(async () => result.current.add(['1', '2', '3', '4'].map((name) => new File(['x'], name))));
  expect(vi.mocked(sendPicture).mock.calls.map(([{ name }]) => name)).toEqual(['1', '2', '3', '4']);
  expect(result.current.items.map(({ state }) => state)).toEqual(Array(4).fill('checking'));
});
