import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeExample } from './env-example/write-example.ts';
import { REPOSITORY } from './services/settings.ts';

writeFileSync(path.join(REPOSITORY, '.env.example'), writeExample());
