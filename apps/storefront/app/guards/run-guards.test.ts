import { isRouteErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { openVisit } from '../request/open-visit.server.ts';
import { runGuards } from './run-guards.server.ts';

const visit = () => openVisit(new Request('http://localhost/it-it/bag'));

test('[SHELL-49] [ERRORS-06] an unknown guard is a 500, whatever the other guards are', async () => {
  for (const names of [
    ['no-such-guard'],
    ['no-such-guard', 'check-country'],
    ['constructor'],
    ['auth', 'toString'],
  ]) {
    const thrown = await runGuards(names, visit()).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ init: { status: 500 }, data: { code: 'unknown_guard' } });
    expect(isRouteErrorResponse(thrown)).toBe(false);
  }
});

test('no guards, no objection', async () => {
  expect(await runGuards([], visit())).toBeUndefined();
});
