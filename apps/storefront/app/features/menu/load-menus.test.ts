import { expect, test, vi } from 'vitest';
import type { Visit } from '../../request/visit.server.ts';
import { loadMenus } from './load-menus.server.ts';

test('[CATALOGUE-07] both menus are asked for before either has answered', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const call = ({ path }: { path: string }) => {
    asked.push(path);
    return new Promise((resolve) => answers.push(() => resolve({ ok: true, data: [] })));
  };
  const loading = loadMenus({ segment: null, revision: null, call } as unknown as Visit);
  await vi.waitFor(() => expect(asked).toEqual(['/api/front/menu/products', '/api/front/menu/categories']));
  for (const answer of answers) answer();
  expect(await loading).toEqual({ vehicles: [], equipment: [] });
});
