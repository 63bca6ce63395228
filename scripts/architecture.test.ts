import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareWithImports } from './architecture/compare.ts';
import { readDiagram } from './architecture/read-diagram.ts';
import { readImports } from './architecture/read-imports.ts';
import { REPOSITORY } from './services/settings.ts';

test('the diagram of ARCHITECTURE.md shows the real imports', () => {
  const diagram = readDiagram(readFileSync(path.join(REPOSITORY, 'ARCHITECTURE.md'), 'utf8'));
  expect(diagram.nodes.size).toBeGreaterThan(10);
  expect(compareWithImports(diagram, readImports())).toEqual([]);
});

describe('the comparison', () => {
  const diagram = readDiagram(
    [
      '```mermaid',
      'flowchart TD',
      '  shop["shop<br/>features: carts, orders"]',
      '  platform["platform<br/>apps/server/src/platform"]',
      '  money["money<br/>packages/money"]',
      '  shop --> platform',
      '  platform --> money',
      '```',
    ].join('\n'),
  );
  const used = [
    { from: 'apps/server/src/features/carts/a.ts', to: 'apps/server/src/platform/db.ts' },
    { from: 'apps/server/src/platform/db.ts', to: 'packages/money/' },
  ];

  test('accepts an import along several arrows', () => {
    const far = { from: 'apps/server/src/features/orders/b.ts', to: 'packages/money/' };
    expect(compareWithImports(diagram, [...used, far])).toEqual([]);
  });

  test('names an import against the arrows', () => {
    const upward = { from: 'packages/money/src/m.ts', to: 'apps/server/src/features/carts/a.ts' };
    expect(compareWithImports(diagram, [...used, upward])).toEqual([
      'missing: money --> shop (packages/money/src/m.ts imports apps/server/src/features/carts/a.ts)',
    ]);
  });

  test('names an arrow that no import needs', () => {
    expect(compareWithImports(diagram, used.slice(0, 1))).toEqual([
      'stale: platform --> money (there is no such import)',
    ]);
  });

  test('names a file that no node stands for', () => {
    const unknown = { from: 'apps/server/src/features/gifts/g.ts', to: 'packages/money/' };
    expect(compareWithImports(diagram, [...used, unknown])).toEqual([
      'no node for apps/server/src/features/gifts/g.ts',
    ]);
  });
});
