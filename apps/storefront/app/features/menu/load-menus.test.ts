import { expect, test, vi } from 'vitest';
import type { Visit } from '../../request/visit.server.ts';
import { loadMenus } from './load-menus.server.ts';

test('[CATALOGUE-07] both menus are requested before either has answered', async () => {
  const requested: string[] = [];
  const answers: (() => void)[] = [];
  const call = ({ path }: { path: string }) => {
    requested.push(path);
    return new Promise((resolve) => answers.push(() => resolve({ ok: true, data: [] })));
  };
  const loading = loadMenus({ segment: null, revision: null, call } as unknown as Visit);
  await vi.waitFor(() =>
    expect(requested).toEqual(['/api/front/menu/products', '/api/front/menu/categories']),
  );
  for (const answer of answers) answer();
  expect(await loading).toEqual({ vehicles: [], equipment: [] });
});
