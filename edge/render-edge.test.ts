import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { renderEdge } from './render-edge.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const words = (text: string) => [...new Set(text.match(/@[a-z_]+@/g))].sort();

test('every word of the rules is filled in, here and in the container', () => {
  expect(words(renderEdge({ storefrontPort: 3000 }))).toEqual([]);
  expect(words(read('container-start.sh'))).toEqual(words(read('paddock.vcl')));
});

test('addresses and networks that may purge are written as VCL wants them', () => {
  const rules = renderEdge({ storefrontPort: 3000, purgers: ['127.0.0.1', '10.1.0.0/16'] });
  expect(rules).toContain('acl purgers { "127.0.0.1"; "10.1.0.0"/16; }');
});
