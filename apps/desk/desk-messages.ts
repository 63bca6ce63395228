import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { messages } from '@paddock/i18n/vite-plugin';
import type { Plugin } from 'vite';
import { DESK_LOCALES } from './app/i18n/desk-locales.ts';

const root = fileURLToPath(new URL('./app', import.meta.url));

// Messages of a feature are a chunk of their own, which its screens load; those of shell and kit come with every screen.
const areas = Object.fromEntries(
  globSync('features/*/messages.en.json', { cwd: root }).map((file) => [
    file.split(path.sep)[1],
    Object.keys(JSON.parse(readFileSync(path.join(root, file), 'utf8'))),
  ]),
);

/** `virtual:messages` of the desk, for its build and for the tests of its components. */
export const deskMessages = (): Plugin => messages({ root, areas, locales: DESK_LOCALES });
