import { expect, test } from 'vitest';
import { openingOf } from './opening.server.ts';

const texts = {
  name: 'Via',
  kind: 'City bike',
  headline: 'For roads the map has given up on.',
  tagline: 'It asks for nothing but a ride.',
  description: 'No battery, no app. The Via has eight gears.\n\nOil it once a year.',
};

test('a headline of its own stays, and the description is whole', () => {
  expect(openingOf(texts, 'en')).toEqual({
    headline: texts.headline,
    description: ['No battery, no app. The Via has eight gears.', 'Oil it once a year.'],
  });
});

test('[CHOICE-10] a headline that repeats the tagline gives way to the first sentence of the description', () => {
  const repeated = { ...texts, headline: 'It asks for nothing but a ride' };
  expect(openingOf(repeated, 'en')).toEqual({
    headline: 'No battery, no app.',
    description: ['The Via has eight gears.', 'Oil it once a year.'],
  });
  const japanese = { ...repeated, description: 'Viaに電池はない。油は年に一度。' };
  expect(openingOf(japanese, 'ja')).toEqual({
    headline: 'Viaに電池はない。',
    description: ['油は年に一度。'],
  });
});

test('[CHOICE-10] a long first sentence, or one that is all there is, leaves the kind of machine as headline', () => {
  const long = `${'It goes on and on, '.repeat(8)}and on. It ends.`;
  expect(openingOf({ ...texts, headline: null, description: long }, 'en')).toEqual({
    headline: 'City bike',
    description: [long],
  });
  expect(openingOf({ ...texts, headline: null, description: 'One sentence.' }, 'en').headline).toBe(
    'City bike',
  );
  expect(openingOf({ ...texts, headline: null, kind: null, description: null }, 'en')).toEqual({
    headline: 'Via',
    description: [],
  });
});
