import type { Upload, UploadKind } from '@paddock/server/contracts/uploads';
import { MAX_CHUNK_BYTES } from '@paddock/server/limits/uploads';

const FIRST_PIECE = 256 * 1024;
const MIN_CHUNK_BYTES = 64 * 1024;
// A piece that takes longer than this is cut off on the way; half of it leaves room for a line that gets worse.
const MAX_CHUNK_MS = 5000;
const ASK_AGAIN_MS = 700;

export interface Sending {
  /** Goes on after a pause, from where the line was cut. */
  resume(): void;
  stop(): void;
}

interface Hooks {
  onProgress(sent: number): void;
  onId(id: string): void;
  /** No line: goes on when there is one. */
  onWaiting(): void;
  onChecking(): void;
  onDone(upload: Upload): void;
  onFailed(message: string | null): void;
}

/** Sends a file by the tus protocol, in pieces as large as the line carries, and waits for the verdict. */
export async function sendFile(
  file: File,
  kind: UploadKind,
  endpoint: string,
  hooks: Hooks,
): Promise<Sending> {
  const tus = await import('tus-js-client');
  let isStopped = false;
  let begun = performance.now();
  const upload = new tus.Upload(file, {
    endpoint,
    chunkSize: FIRST_PIECE,
    retryDelays: [0, 1000, 3000, 5000, 8000],
    removeFingerprintOnSuccess: true,
    metadata: { kind, name: file.name },
    onBeforeRequest: () => {
      begun = performance.now();
    },
    onProgress: (sent) => hooks.onProgress(sent),
    onChunkComplete: (bytes) => {
      const fits = (bytes * MAX_CHUNK_MS) / Math.max(1, performance.now() - begun);
      upload.options.chunkSize = Math.round(Math.min(MAX_CHUNK_BYTES, Math.max(MIN_CHUNK_BYTES, fits)));
    },
    onUploadUrlAvailable: () => hooks.onId(idOf(upload.url)),
    onSuccess: () => {
      hooks.onChecking();
      void verdict(`${endpoint}/${idOf(upload.url)}/status`, () => isStopped).then(
        (found) => found && hooks.onDone(found),
        () => hooks.onFailed(null),
      );
    },
    onError: (error) => {
      const status = 'originalResponse' in error ? error.originalResponse?.getStatus() : undefined;
      if (status === undefined || status === 0 || status >= 500) return hooks.onWaiting();
      hooks.onFailed('originalResponse' in error ? wordsOf(error.originalResponse?.getBody()) : null);
    },
  });
  // A page that was left and opened again goes on with the same file, if the server still has it.
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  upload.start();
  return {
    resume: () => upload.start(),
    stop() {
      isStopped = true;
      void upload.abort(true).catch(() => {});
    },
  };
}

const idOf = (url: string | null) => url?.split('/').at(-1) ?? '';

async function verdict(url: string, isStopped: () => boolean): Promise<Upload | null> {
  while (!isStopped()) {
    const answer = await fetch(url, { headers: { accept: 'application/json' } }).catch(() => null);
    if (answer && answer.status < 500 && !answer.ok) throw new Error(`status ${answer.status}`);
    const found = answer?.ok ? ((await answer.json()) as { data: Upload }).data : null;
    if (found?.status === 'ready' || found?.status === 'refused') return found;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  return null;
}

function wordsOf(body: string | undefined): string | null {
  try {
    return (JSON.parse(body ?? '') as { message?: string }).message ?? null;
  } catch {
    return null;
  }
}
