// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { DeskError } from '../../kit/calls/desk-error.ts';
import { useChosenFile } from './use-chosen-file.ts';

vi.mock('../../kit/calls/call-desk.ts', () => ({ callDesk: vi.fn() }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

/** Chooses two files; the preview of the second comes before the end of the first, which `endFirst` brings. */
async function chooseTwo(
  endFirst: (resolve: (answer: never) => void, reject: (error: Error) => void) => void,
) {
  const first = Promise.withResolvers<never>();
  vi.mocked(callDesk).mockReturnValueOnce(first.promise);
  vi.mocked(callDesk).mockResolvedValueOnce({ data: { csv: { rows: 2 } } } as never);
  const { result } = renderHook(() => useChosenFile('it'));
  await act(async () => {
    void result.current.choose(new File(['Data;Avere'], 'november.csv'));
    await vi.waitUntil(() => vi.mocked(callDesk).mock.calls.length === 1);
    await result.current.choose(new File(['Data;Avere'], 'december.csv'));
  });
  await waitFor(() => expect(result.current.file?.name).toBe('december.csv'));
  await act(async () => endFirst(first.resolve, first.reject));
  return result.current;
}

test('[WORK-02] of two files chosen quickly the second stays, however late the preview of the first comes', async () => {
  const { file } = await chooseTwo((resolve) => resolve({ data: { csv: { rows: 1 } } } as never));
  expect(file).toMatchObject({ name: 'december.csv', csv: { rows: 2 } });
});

test('[WORK-02] a refusal of the first file is not shown for the second', async () => {
  const refusal = { status: 422, code: 'file_malformed', message: 'No.', errors: {} };
  const { file, error } = await chooseTwo((_resolve, reject) => reject(new DeskError(refusal)));
  expect(file?.name).toBe('december.csv');
  expect(error).toBeNull();
});
