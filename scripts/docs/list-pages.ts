import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../services/settings.ts';
import { NAVIGATION, type NavigationSection } from './navigation.ts';

export interface PageFile {
  readonly file: string;
  /** Relative to the root of the site. */
  readonly url: string;
  readonly section: NavigationSection;
}

// `docs/security.md` has the shorter name.
const URLS: Readonly<Record<string, string>> = { 'SECURITY.md': 'security-policy.html' };

/** Every page of the site in reading order. */
export function listPages(): PageFile[] {
  return NAVIGATION.flatMap((section) =>
    section.files.flatMap(expandFolder).map((file) => ({ file, url: urlOfPage(file), section })),
  );
}

function expandFolder(file: string): string[] {
  if (file.endsWith('.md')) return [file];
  const folder = path.join(REPOSITORY, file);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `${file}/${name}`);
}

/** `docs/flows/feeds.md` → `flows/feeds.html`, `packages/ui/README.md` → `packages/ui/readme.html`. */
export function urlOfPage(file: string): string {
  const name = file.replace(/^docs\//, '').replace(/\.md$/, '');
  return URLS[file] ?? `${name.toLowerCase()}.html`;
}
