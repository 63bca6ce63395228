import { MIN_IMAGES } from '@paddock/server/limits/warranty';
import type { MessageId } from '../../i18n/message-id.ts';

export type MissingPart = {
  name: 'part' | 'description' | 'images' | 'video' | 'store' | 'terms';
  words: MessageId;
  count?: number;
};

type Words = { part: string; description: string; store: string; terms: boolean };
type Files = { ids: readonly string[]; isBusy: boolean };
const MIN_WORDS = 10;

/** What a request still lacks, in the order of the page. */
export function findMissingParts(
  words: Words,
  { images, video }: { images: Files; video: Files },
): MissingPart[] {
  const needs: MissingPart[] = [];
  if (words.part === '') needs.push({ name: 'part', words: 'warranty.needed.part' });
  if (words.description.trim().length < MIN_WORDS)
    needs.push({ name: 'description', words: 'warranty.needed.description' });
  const left = MIN_IMAGES - images.ids.length;
  if (left > 0 || images.isBusy)
    needs.push({
      name: 'images',
      words: images.isBusy ? 'warranty.needed.imagesBusy' : 'warranty.needed.images',
      count: Math.max(1, left),
    });
  if (video.ids.length === 0)
    needs.push({
      name: 'video',
      words: video.isBusy ? 'warranty.needed.videoBusy' : 'warranty.needed.video',
    });
  if (words.store === '') needs.push({ name: 'store', words: 'warranty.needed.store' });
  if (!words.terms) needs.push({ name: 'terms', words: 'warranty.needed.terms' });
  return needs;
}
