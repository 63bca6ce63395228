import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { findOverBudget, kindOf } from './budgets.ts';

// Ends the build when a screen brings more script than it may, everything included that is loaded before the screen is
// shown. Dialogs, the palette and the help come later and are not counted.
interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, RouteEntry>;
}
interface RouteEntry {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports: string[];
}

const client = path.join(import.meta.dirname, 'build/client');
const assets = readdirSync(path.join(client, 'assets'));
const sizes = new Map<string, number>();
const sizeOf = (file: string): number => {
  const known =
    sizes.get(file) ?? gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length / 1000;
  sizes.set(file, known);
  return known;
};

const manifest = readManifest();
const pages = Object.values(manifest.routes).filter(
  ({ id, path: route, index }) => id !== 'root' && (route || index),
);
const screens = pages.map((page) => ({ path: `/${page.path ?? ''}`, kb: weigh(page) }));
const cssKb = assets
  .filter((name) => name.endsWith('.css'))
  .reduce((sum, name) => sum + sizeOf(`assets/${name}`), 0);

for (const { path: screen, kb } of screens.toSorted((one, other) => other.kb - one.kb))
  console.log(`${kb.toFixed(1).padStart(7)} kB  ${kindOf(screen)}  ${screen}`);
console.log(`${cssKb.toFixed(1).padStart(7)} kB  css`);

const over = findOverBudget(screens, cssKb);
for (const line of over) console.error(`over budget: ${line}`);
process.exitCode = over.length > 0 ? 1 : 0;

function weigh(page: RouteEntry): number {
  const files = new Set([manifest.entry.module, ...manifest.entry.imports]);
  for (let route: RouteEntry | undefined = page; route; route = manifest.routes[route.parentId ?? ''])
    for (const file of [route.module, ...route.imports]) files.add(file);
  // The messages of English that every screen loads.
  const words = assets.filter((name) => /^en-[\w-]+\.js$/.test(name)).map((name) => `/assets/${name}`);
  return [...files, ...words].reduce((sum, file) => sum + sizeOf(file), 0);
}

function readManifest(): Manifest {
  const name = assets.find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('React Router wrote no manifest');
  const text = readFileSync(path.join(client, 'assets', name), 'utf8');
  return JSON.parse(text.replace(/^window\.__reactRouterManifest=/, '').replace(/;?\s*$/, '')) as Manifest;
}
