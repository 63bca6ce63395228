import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { findBrokenReferences } from './brand.rules.ts';
import { Brand } from './brand.schema.ts';

const VIANELLI = new URL('../../demo/vianelli/', import.meta.url);

/** Reads and checks a brand's folder. Throws one error that lists everything wrong with it. */
export async function readBrand(folder: URL = VIANELLI): Promise<Brand> {
  const files = Object.keys(Brand.shape) as (keyof Brand)[];
  const entries = await Promise.all(files.map(async (name) => [name, await readJson(folder, name)] as const));
  const parsed = Brand.safeParse(Object.fromEntries(entries));
  if (!parsed.success) throw unusable(parsed.error.issues.map(describeIssue));
  const broken = findBrokenReferences(parsed.data);
  if (broken.length > 0) throw unusable(broken);
  return parsed.data;
}

async function readJson(folder: URL, name: string): Promise<unknown> {
  const text = await readFile(new URL(`${name}.json`, folder), 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unusable([`${name}.json: ${error instanceof Error ? error.message : 'not JSON'}`]);
  }
}

const describeIssue = ({ path: [file, ...rest], message }: z.core.$ZodIssue) =>
  `${String(file)}.json ${rest.join('.')}: ${message}`;

const unusable = (lines: string[]) => new Error(`The demo brand cannot be loaded:\n  ${lines.join('\n  ')}`);
