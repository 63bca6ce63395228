import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('[INTEGRATION-18] with api and consumer killed at random the totals of the consumer equal the ledger', async () => {
  const file = fileURLToPath(new URL('chaos-events.ts', import.meta.url));
  const args = [file, '--orders', '400', '--writers', '3', '--kill-ms', '1500'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const report = JSON.parse(stdout.split('\n').find((line) => line.startsWith('{')) ?? '{}');
  expect(report).toMatchObject({ orders: 400, differences: [] });
  expect(report.events).toBeGreaterThan(1000);
}, 120_000);
