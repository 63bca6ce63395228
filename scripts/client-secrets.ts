import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CAPTCHA_SECRET, CHAT_SECRET, PLACES_KEY } from '../apps/sandbox/src/accounts.ts';
import { findSecrets } from './client/find-secrets.ts';
import { REPOSITORY } from './services/settings.ts';

// Looks through everything that browsers are given for what only servers may know. Part of the build.
const folders = ['apps/storefront/build/client', 'apps/desk/build/client'].map((folder) =>
  path.join(REPOSITORY, folder),
);
for (const folder of folders)
  if (!existsSync(folder)) throw new Error(`${folder} is not built yet: npm run build`);

const TEXT = /\.(m?js|css|html|json|map|txt|webmanifest|svg)$/;
const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && TEXT.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));

// Also what this machine's own environment calls a secret.
const own = Object.entries(process.env).flatMap(([name, value]) =>
  /SECRET|TOKEN|PASSWORD|_KEY$/.test(name) && value ? [value] : [],
);
const secrets = [CAPTCHA_SECRET, CHAT_SECRET, PLACES_KEY, ...own];
const found = files.flatMap((file) =>
  findSecrets(path.relative(REPOSITORY, file), readFileSync(file, 'utf8'), secrets),
);
for (const line of found) console.error(line);
console.log(`${files.length} files of the client looked through, ${found.length} findings`);
process.exitCode = found.length > 0 ? 1 : 0;
