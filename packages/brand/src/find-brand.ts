import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const BRANDS_FOLDER = path.join(import.meta.dirname, '../../../brands');

/**
 * The folder of a brand, as a URL that ends with a slash. `brand` is the name of a folder in `brands/` or a path to
 * any other folder; without it PADDOCK_BRAND decides, else `brands/default.json`.
 */
export function findBrand(brand: string | undefined = process.env.PADDOCK_BRAND): URL {
  const wanted = brand || defaultBrand();
  const isName = /^[a-z0-9-]+$/.test(wanted);
  const folder = isName ? path.join(BRANDS_FOLDER, wanted) : path.resolve(wanted);
  if (!existsSync(path.join(folder, 'brand.json')))
    throw new Error(`No brand "${wanted}": ${path.join(folder, 'brand.json')} does not exist`);
  return pathToFileURL(`${folder}/`);
}

/** The brand of a checkout without PADDOCK_BRAND. */
export function defaultBrand(): string {
  return (JSON.parse(readFileSync(path.join(BRANDS_FOLDER, 'default.json'), 'utf8')) as { brand: string })
    .brand;
}
