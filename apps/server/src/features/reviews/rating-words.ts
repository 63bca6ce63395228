import { wordsOf } from '../../platform/text/messages.ts';
import type english from './messages.en.json';
import { type Rating, wordOf } from './reviews.rules.ts';

const say = wordsOf<keyof typeof english>();

/** "Excellent"; empty without reviews. */
export function sayRating(locale: string, rating: Pick<Rating, 'average' | 'count'>): string {
  const word = wordOf(rating);
  return word === null ? '' : say(locale, `reviews.rating.${word}`);
}
