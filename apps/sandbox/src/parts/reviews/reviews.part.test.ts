import { expect, test } from 'vitest';
import { buildSandbox } from '../../app.ts';
import { QUOTES } from './quotes.ts';
import { reviewsPart } from './reviews.part.ts';
import { languagesOfWords, wordFor } from './reviews.ts';

const ask = (app: ReturnType<typeof buildSandbox>, sku: string, language = 'en') =>
  app.inject({
    url: `/reviews?store=it&sku=${sku}&verified_only=true`,
    headers: { 'accept-language': language },
  });

test('the same product has the same reviews every time, another has others', async () => {
  const app = buildSandbox([reviewsPart()]);
  const first = (await ask(app, 'LUP500')).json();
  expect((await ask(app, 'LUP500')).json()).toEqual(first);
  expect((await ask(app, 'PAS700')).json()).not.toEqual(first);
});

test('the figures agree with each other: shares sum to a hundred and give the average', async () => {
  const app = buildSandbox([reviewsPart()]);
  for (let n = 0; n < 200; n += 1) {
    const { stats, word, quotes } = (await ask(app, `SKU-${n}`)).json();
    const shares: number[] = stats.distribution;
    expect(shares.every((share) => share >= 0)).toBe(true);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    const mean = shares.reduce((sum, share, place) => sum + (share * (5 - place)) / 100, 0);
    expect(Math.abs(mean - stats.average)).toBeLessThanOrEqual(0.051);
    expect(word).toBe(wordFor(stats.average, 'en'));
    expect(quotes.length).toBeGreaterThanOrEqual(2);
  }
});

test('words and quotes come in the language asked for; quotes in English where there are none', async () => {
  const app = buildSandbox([reviewsPart()]);
  const german = (await ask(app, 'LUP500', 'de-AT')).json();
  expect(german.word).toMatch(/Hervorragend|Sehr gut/);
  expect(QUOTES.de).toContainEqual(expect.objectContaining({ text: german.quotes[0].text }));
  const khmer = (await ask(app, 'LUP500', 'km')).json();
  expect(khmer.quotes[0].locale).toBe('en');
  expect(khmer.word).not.toMatch(/[A-Za-z]/);
  expect(languagesOfWords()).toHaveLength(15);
});

test('it fails, sends garbage and recovers as told', async () => {
  const app = buildSandbox([reviewsPart()]);
  const behave = (behaviour: string) =>
    app.inject({ method: 'POST', url: '/reviews/behaviour', payload: { behaviour } });
  await behave('fail');
  expect((await ask(app, 'LUP500')).statusCode).toBe(500);
  await behave('garbage');
  expect((await ask(app, 'LUP500')).body).toBe('{"stats":');
  expect((await behave('explode')).statusCode).toBe(422);
  await behave('answer');
  expect((await ask(app, 'LUP500')).statusCode).toBe(200);
  expect((await app.inject('/reviews?store=it')).statusCode).toBe(422);
});
