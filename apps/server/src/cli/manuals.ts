// Part of `node scripts/media.ts`: writes the brand's manuals as PDF where the storefront serves them from.
import { findBrand } from '@paddock/brand/find-brand';
import { readBrand, readGeneratedFiles } from '../demo/brand/read-brand.ts';
import { writeManuals } from '../demo/manuals/write-manuals.ts';

const [brand, { manualFiles }] = await Promise.all([readBrand(), readGeneratedFiles()]);
const started = performance.now();
const written = await writeManuals(brand, manualFiles, {
  brand: findBrand(),
  output: new URL('../../../storefront/public/media/manuals/', import.meta.url),
});
console.log(`manuals: ${written} written in ${((performance.now() - started) / 1000).toFixed(1)} s`);
