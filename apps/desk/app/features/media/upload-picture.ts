import {
  type MediaUpload,
  showMediaUpload,
} from '@paddock/server/features/media/staff/media.staff.contract.ts';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { waitForSession } from '../../kit/calls/session-gate.ts';

const FIRST_PIECE = 512 * 1024;
const MIN_PIECE = 64 * 1024;
const MAX_PIECE = 5 * 1024 * 1024;
// The api ends a request after 10 s; half of it leaves room for a line that gets worse.
const PIECE_MS = 5000;
const ASK_AGAIN_MS = 900;
// Longer than any picture takes. What takes longer waits for the scanner or for a worker, and comes without this screen.
const MAX_WAIT_MS = 120_000;

interface Hooks {
  onProgress(share: number): void;
}

interface Sent {
  readonly site: string;
  /** The key of the picture it takes the place of. */
  readonly replaces: string | null;
}

/** Sends a picture by the tus protocol and gives its id. Throws with the words of the api. */
export async function sendPicture(file: File, { site, replaces }: Sent, hooks: Hooks): Promise<string> {
  const tus = await import('tus-js-client');
  return new Promise<string>((resolve, reject) => {
    let begun = performance.now();
    const upload = new tus.Upload(file, {
      endpoint: '/api/staff/media/uploads',
      chunkSize: FIRST_PIECE,
      retryDelays: [0, 1000, 3000, 5000, 8000, 15_000],
      storeFingerprintForResuming: false,
      headers: { 'x-tenant': site, 'x-locale': document.documentElement.lang },
      metadata: { name: file.name, ...(replaces && { replaces }) },
      onBeforeRequest: () => {
        begun = performance.now();
      },
      onProgress: (sent, total) => hooks.onProgress(total > 0 ? sent / total : 0),
      onChunkComplete: (bytes) => {
        const fits = (bytes * PIECE_MS) / Math.max(1, performance.now() - begun);
        upload.options.chunkSize = Math.round(Math.min(MAX_PIECE, Math.max(MIN_PIECE, fits)));
      },
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
      onError: (error) => {
        const response = 'originalResponse' in error ? error.originalResponse : null;
        // The session has ended: the upload goes on from where it was after the sign-in.
        if (response?.getStatus() === 401) void waitForSession('sign_in').then(() => upload.start(), reject);
        else reject(new Error(messageIn(response?.getBody()) ?? ''));
      },
    });
    upload.start();
  });
}

/** Waits until a picture is rendered or refused, or is not for a while: then it answers with what it has. */
export async function waitForPicture(id: string, site: string, maxMs = MAX_WAIT_MS): Promise<MediaUpload> {
  const until = performance.now() + maxMs;
  for (;;) {
    const { data } = await callDesk(showMediaUpload, { params: { id } }, { site });
    const isDone = data.status === 'rendered' || data.status === 'refused';
    if (isDone || performance.now() >= until) return data;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

function messageIn(body: string | undefined): string | null {
  try {
    return (JSON.parse(body ?? '') as { message?: string }).message ?? null;
  } catch {
    return null;
  }
}
