import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { renderQueryRules } from './query-rules.ts';
import { renderEdge } from './render-edge.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const words = (text: string) => [...new Set(text.match(/@[a-z_]+@/g))].sort();

test('every word of the rules is filled in, here and in the container', () => {
  expect(words(renderEdge({ storefrontPort: 3000, hosts: ['localhost:8080'] }))).toEqual([]);
  expect(words(read('container-start.sh'))).toEqual(words(read('paddock.vcl')));
});

test('addresses and networks that may purge are written as VCL wants them', () => {
  const rules = renderEdge({
    storefrontPort: 3000,
    hosts: ['localhost:8080'],
    purgers: ['127.0.0.1', '10.1.0.0/16'],
  });
  expect(rules).toContain('acl purgers { "127.0.0.1"; "10.1.0.0"/16; }');
});

test('hosts are matched as they are written, and nonsense is no host', () => {
  const rules = renderEdge({ storefrontPort: 3000, hosts: ['Shop.example', '[::1]:8080'] });
  expect(rules).toContain('req.http.Host !~ "^(shop[.]example|\\[::1\\]:8080)$"');
  expect(() => renderEdge({ storefrontPort: 3000, hosts: ['a"b'] })).toThrow('no host name');
});

test('[C12] the query rules are those of the site map: node deploy/edge/query-rules.ts', () => {
  expect(read('query-rules.vcl')).toBe(renderQueryRules());
});
