import { expect, test } from 'vitest';
import { findPicture } from '../media/media.server.ts';
import { loadLibrary } from './load-library.server.ts';
import type { Visit } from './visit.server.ts';

const picture = (key: string, hash: string) => ({
  key,
  hash,
  width: 900,
  height: 600,
  widths: [320, 900],
  formats: ['avif', 'webp', 'jpeg'],
  color: null,
  placeholder: 'data:,',
  focus: '60% 40%',
});
let calls = 0;
function visitAt(revision: string | null, answer: object | Promise<object>) {
  const call = async () => {
    calls += 1;
    return answer;
  };
  return { revision, call } as unknown as Visit;
}
const has = (...pictures: object[]) => ({ ok: true, data: pictures });

test('[MEDIA-11] a picture of the library is found by its key from the revision on at which it is there', async () => {
  await loadLibrary(visitAt('a', has()));
  expect(findPicture('night-ride')).toBeNull();
  await loadLibrary(visitAt('b', has(picture('night-ride', '0000000001'))));
  expect(findPicture('night-ride')).toMatchObject({ hash: '0000000001', focus: '60% 40%' });
  expect(findPicture('night-ride', { placeholder: false })?.placeholder).toBeUndefined();
  await loadLibrary(visitAt('c', has(picture('night-ride', '0000000002'))));
  expect(findPicture('night-ride')?.hash).toBe('0000000002');
});

test('[MEDIA-11] it is asked for once for a revision, and comes before a picture of the build', async () => {
  calls = 0;
  const key = 'museum-hall';
  expect(findPicture(key)?.hash).not.toBe('0000000003');
  await Promise.all([1, 2, 3].map(() => loadLibrary(visitAt('d', has(picture(key, '0000000003'))))));
  expect(calls).toBe(1);
  expect(findPicture(key)?.hash).toBe('0000000003');
});

test('[MEDIA-11] without an answer the pictures from before stay and the next page asks again', async () => {
  await loadLibrary(visitAt('e', has(picture('kept', '0000000004'))));
  await loadLibrary(visitAt('f', { ok: false }));
  expect(findPicture('kept')?.hash).toBe('0000000004');
  await loadLibrary(visitAt('f', has()));
  expect(findPicture('kept')).toBeNull();
});

test('[MEDIA-11] an answer that a later one has overtaken is not taken', async () => {
  let answer = (_: object) => {};
  const slow = loadLibrary(
    visitAt(
      'g',
      new Promise<object>((resolve) => {
        answer = resolve;
      }),
    ),
  );
  await loadLibrary(visitAt('h', has(picture('newer', '0000000005'))));
  answer(has());
  await slow;
  expect(findPicture('newer')?.hash).toBe('0000000005');
});
