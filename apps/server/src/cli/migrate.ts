// Brings the schema, and then the texts of this release, into the database.
import { migrate } from '../platform/db/migrations.ts';
import { ownerDatabaseUrl } from './owner-database.ts';
import { loadRelease } from './texts/load-release.ts';

const started = performance.now();
const applied = await migrate(ownerDatabaseUrl());
for (const name of applied) console.log(`applied ${name}`);
const words = await loadRelease(ownerDatabaseUrl());
console.log(
  `${applied.length} applied, ${words} words of texts changed, ${Math.round(performance.now() - started)} ms`,
);
