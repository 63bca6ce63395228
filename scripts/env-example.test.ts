import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSchema } from './env-example/read-schema.ts';
import { writeExample } from './env-example/write-example.ts';
import { REPOSITORY } from './services/settings.ts';

test('.env.example is what the schemas say (else: npm run env-example)', () => {
  expect(readFileSync(path.join(REPOSITORY, '.env.example'), 'utf8')).toBe(writeExample());
});

test('every variable that a schema names is in .env.example once', () => {
  const names = writeExample().match(/^#[A-Z][A-Z0-9_]+=/gm) ?? [];
  expect(names).toEqual([...new Set(names)]);
  for (const file of ['apps/server/src/config.ts', 'apps/storefront/app/platform/config.server.ts']) {
    const source = readFileSync(path.join(REPOSITORY, file), 'utf8');
    for (const [name] of source.matchAll(/\bPADDOCK_[A-Z_]+\b(?=: )/g)) expect(names).toContain(`#${name}=`);
  }
});

test('a schema is read with comments and literal defaults', () => {
  const source = [
    'const Variables = z.object({',
    '  /** Where the database is. */',
    '  PADDOCK_DATABASE_URL: z.string(),',
    '  PADDOCK_POOL: z.coerce.number().int().min(1).default(12_000),',
    '  // Two lines,',
    '  // one comment.',
    '  PADDOCK_HOSTS: list',
    "    .default(['a.example', 'b.example']),",
    '  PADDOCK_DATA_DIR: z.string().default(path.join(import.meta.dirname)),',
    '});',
  ].join('\n');
  expect(readSchema(source)).toEqual([
    { name: 'PADDOCK_DATABASE_URL', comment: 'Where the database is.', value: null },
    { name: 'PADDOCK_POOL', comment: '', value: '12000' },
    { name: 'PADDOCK_HOSTS', comment: 'Two lines, one comment.', value: 'a.example,b.example' },
    { name: 'PADDOCK_DATA_DIR', comment: '', value: null },
  ]);
});
