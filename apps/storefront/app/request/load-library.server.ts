import { listLibrary } from '@paddock/server/contracts/media';
import { setLibrary } from '../media/media.server.ts';
import type { Visit } from './visit.server.ts';

interface Loaded {
  readonly revision: string;
  readonly isDone: Promise<boolean>;
}
let loaded: Loaded | null = null;

/**
 * Has the pictures of the media library as of the revision that the api named with this page's site (see
 * `keep-for-revision`): a picture that was uploaded or replaced is on the next page. Without an answer the pictures
 * from before stay, and the next page asks again.
 */
export async function loadLibrary(visit: Pick<Visit, 'revision' | 'call'>): Promise<void> {
  const { revision } = visit;
  if (revision === null) return;
  const known = loaded;
  const entry: Loaded =
    known?.revision === revision ? known : { revision, isDone: load(visit, (): boolean => loaded === entry) };
  loaded = entry;
  if (!(await entry.isDone) && loaded === entry) loaded = null;
}

// An answer that was overtaken by a later question is not taken: it may be older.
async function load(visit: Pick<Visit, 'call'>, isLatest: () => boolean): Promise<boolean> {
  const answer = await visit.call(listLibrary, {});
  if (answer.ok && isLatest()) setLibrary(answer.data);
  return answer.ok;
}
