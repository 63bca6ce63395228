import { expect, test } from 'vitest';
import { config } from '../../platform/config.server.ts';
import { loader } from './security-txt.resource.ts';
import { renderSecurityTxt } from './security-txt.server.ts';

test('security.txt has a contact, an end within a year, languages and its own address', async () => {
  const now = new Date('2026-11-16T15:00:00Z');
  const fields = Object.fromEntries(
    renderSecurityTxt(now)
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s, 2)),
  );
  expect(fields).toEqual({
    Contact: expect.stringMatching(/^(mailto:|https:)/),
    Expires: '2027-05-15T00:00:00.000Z',
    'Preferred-Languages': 'en, it',
    Canonical: `${config.origin}/.well-known/security.txt`,
  });
  expect(loader().headers.get('content-type')).toBe('text/plain; charset=utf-8');
});
