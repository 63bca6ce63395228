import { migrate } from '../platform/db/migrations.ts';
import { ownerDatabaseUrl } from './owner-database.ts';

const started = performance.now();
const applied = await migrate(ownerDatabaseUrl());
for (const name of applied) console.log(`applied ${name}`);
console.log(`${applied.length} applied, ${Math.round(performance.now() - started)} ms`);
