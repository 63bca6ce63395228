import path from 'node:path';
import { findBrand } from '../../packages/brand/src/find-brand.ts';

/**
 * `--brand <name or folder>` of a command becomes PADDOCK_BRAND, which this process and those it starts read. Returns
 * the other arguments. Throws when there is no such brand.
 */
export function takeBrandArgument(args: readonly string[] = process.argv.slice(2)): string[] {
  const at = args.findIndex((arg) => arg === '--brand' || arg.startsWith('--brand='));
  const isPair = args[at] === '--brand';
  const brand = at < 0 ? undefined : isPair ? args[at + 1] : args[at]?.slice('--brand='.length);
  if (at >= 0 && !brand) throw new Error('--brand needs the name of a folder in brands/ or a path');
  if (brand) {
    // The processes below run in other folders.
    const isName = /^[a-z0-9-]+$/.test(brand);
    process.env.PADDOCK_BRAND = isName ? brand : path.resolve(process.env.INIT_CWD ?? '.', brand);
  }
  findBrand();
  return at < 0 ? [...args] : args.toSpliced(at, isPair ? 2 : 1);
}
