import { afterEach, expect, test, vi } from 'vitest';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { waitForPicture } from './upload-picture.ts';

vi.mock('../../kit/calls/call-desk.ts', () => ({ callDesk: vi.fn() }));
vi.mock('../../kit/calls/session-gate.ts', () => ({ waitForSession: vi.fn() }));
afterEach(() => vi.clearAllMocks());

const answers = (status: string, refusal: string | null = null) =>
  vi.mocked(callDesk).mockResolvedValue({ data: { status, refusal } } as never);

test('[BUG-09] waiting for a picture that no job prepares ends', async () => {
  answers('uploaded');
  expect(await waitForPicture('1', 'it', 0)).toMatchObject({ status: 'uploaded' });
  expect(callDesk).toHaveBeenCalledTimes(1);
});

test('[BUG-09] a picture that was given up is refused, with the word for it', async () => {
  answers('refused', 'failed');
  expect(await waitForPicture('1', 'it')).toMatchObject({ status: 'refused', refusal: 'failed' });
});
