import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';

let database: TestDatabase;
let api: TestApp;
let siteId: number;

beforeAll(async () => {
  database = await testDatabase();
  siteId = (await aSite(database.owner, { slug: 'it' })).id;
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const CHOICES = { functional: true, analytics: false, marketing: true };
const aConsent = (more: object = {}) => ({
  id: randomUUID(),
  choices: CHOICES,
  version: 1,
  regime: 'opt_in',
  gpc: false,
  ...more,
});
const send = (body: object) =>
  api.app.inject({
    method: 'POST',
    url: '/api/front/consents',
    headers: { 'x-tenant': 'it' },
    payload: body,
  });
const proofsOf = (id: string) =>
  database.owner.selectFrom('consents').selectAll().where('id', '=', id).orderBy('decided_at').execute();

test('[CONSENT-01] every purpose has its own answer, kept with the site, the moment and the rules', async () => {
  const consent = aConsent();
  const answer = await send(consent);
  expect(answer.statusCode).toBe(201);
  const [proof, ...more] = await proofsOf(consent.id);
  expect(more).toEqual([]);
  expect(proof).toMatchObject({ ...CHOICES, site_id: siteId, version: 1, regime: 'opt_in', gpc: false });
  expect(proof?.decided_at.toISOString()).toBe(answer.json().data.decided_at);
  expect(Object.keys(proof ?? {}).sort()).toEqual(
    [
      ...['analytics', 'decided_at', 'functional', 'gpc', 'id'],
      'marketing',
      'regime',
      'site_id',
      'version',
    ].sort(),
  );
});

test('a choice that is withdrawn is a second line; the first one stays', async () => {
  const consent = aConsent();
  await send(consent);
  await send({ ...consent, choices: { functional: false, analytics: false, marketing: false } });
  const proofs = await proofsOf(consent.id);
  expect(proofs.map(({ functional, marketing }) => [functional, marketing])).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('[CONSENT-02] under ccpa the signal of the browser refuses marketing, whatever was pressed', async () => {
  const consent = aConsent({ regime: 'ccpa', gpc: true });
  expect((await send(consent)).statusCode).toBe(201);
  expect(await proofsOf(consent.id)).toMatchObject([
    { regime: 'ccpa', gpc: true, functional: true, marketing: false },
  ]);
});

test.each([
  ['a name is not taken', { email: 'anna@example.test' }],
  ['no number', { id: 'anna' }],
  ['a regime nobody knows', { regime: 'none' }],
  ['a purpose is missing', { choices: { functional: true } }],
  ['a purpose nobody knows', { choices: { ...CHOICES, profiling: true } }],
  ['version 0', { version: 0 }],
])('%s: 422', async (_name, more) => {
  expect((await send(aConsent(more))).statusCode).toBe(422);
});

test('one address may choose thirty times a minute', async () => {
  const from = (address: string) =>
    api.app.inject({
      method: 'POST' as const,
      url: '/api/front/consents',
      payload: aConsent(),
      headers: { 'x-tenant': 'it', 'x-forwarded-for': address },
    });
  const answers = [];
  for (let time = 0; time < 31; time += 1) answers.push((await from('203.0.113.9')).statusCode);
  expect(answers.filter((status) => status === 201)).toHaveLength(30);
  expect(answers.at(-1)).toBe(429);
  expect((await from('203.0.113.10')).statusCode).toBe(201);
});
