import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from './services/settings.ts';
import { checkSpec, listIds } from './spec/check-spec.ts';
import { readResults } from './spec/results.ts';

// Every id of docs/spec is named by a test that passed, or deferred in later.json with a reason.
// Reads the results of `npm test`, `npm run trials -- --short` and `npm run e2e`.
const folder = path.join(REPOSITORY, 'docs/spec');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
);
const ids = pages.flatMap((page) => listIds(read(page)));
const later = JSON.parse(read('later.json'));

const errors = checkSpec(ids, readResults(), later);
for (const error of errors) console.error(`error: ${error}`);
console.log(`${ids.length} ids, ${Object.keys(later).length} of them deferred, ${errors.length} errors`);
process.exitCode = errors.length > 0 ? 1 : 0;
