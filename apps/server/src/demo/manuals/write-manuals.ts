import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { applyOverlay, spellEdition } from '@paddock/i18n/editions';
import { baseOf, isEdition } from '@paddock/i18n/locales';
import { type Brand, MANUAL_KINDS } from '../brand/brand.ts';
import { drawManual } from './draw-manual.ts';
import { MANUAL_LOCALES, type ManualLocale, ManualTexts } from './manual.schema.ts';
import { composeManual } from './manual-content.ts';
import { isVehicle, type ManualFile, type ManualFiles } from './manuals.rules.ts';

// Part of every file name: raise it when the drawing changes.
const RECIPE = '1';

interface Places {
  /** The brand's folder: words in, the list of files out. */
  readonly brand: URL;
  /** Where the storefront serves /media/manuals/ from. */
  readonly output: URL;
}

/** Every manual there is to be, with the name its content gives it. */
export function planManuals(brand: Brand, texts: Record<ManualLocale, ManualTexts>) {
  return brand.products.filter(isVehicle).flatMap((product) =>
    MANUAL_KINDS.flatMap((kind) =>
      MANUAL_LOCALES.map((locale) => {
        const name = brand.manualNames[kind][locale];
        const content = composeManual(brand, product, { kind, locale, name, texts: texts[locale] });
        const hash = createHash('sha256').update(RECIPE).update(JSON.stringify(content)).digest('hex');
        const slug = `${product.slug}-${kind}`;
        return { slug, locale, content, file: `${slug}-${locale}-${hash.slice(0, 10)}.pdf` };
      }),
    ),
  );
}

/** Writes every manual that is not there yet and the list of all of them. Returns how many it wrote; a brand may have none. */
export async function writeManuals(brand: Brand, known: ManualFiles, places: Places): Promise<number> {
  if (!existsSync(new URL('manuals/', places.brand))) return 0;
  await mkdir(places.output, { recursive: true });
  const existing = new Set(await readdir(places.output));
  const list: Record<string, ManualFile[]> = {};
  let written = 0;
  for (const { slug, locale, content, file } of planManuals(brand, await readManualTexts(places.brand))) {
    const url = `/media/manuals/${file}`;
    let bytes = known[slug]?.find((entry) => entry.url === url)?.bytes;
    if (bytes === undefined || !existing.has(file)) {
      const drawn = await drawManual(content);
      bytes = drawn.length;
      await replaceFile(new URL(file, places.output), drawn);
      written += 1;
    }
    existing.delete(file);
    list[slug] = [...(list[slug] ?? []), { locale, url, file_name: `${slug}-${locale}.pdf`, bytes }];
  }
  for (const file of existing) await rm(new URL(file, places.output));
  if (JSON.stringify(list) !== JSON.stringify(known))
    await replaceFile(new URL('manual-files.json', places.brand), `${JSON.stringify(list, null, 2)}\n`);
  return written;
}

export async function readManualTexts(folder: URL): Promise<Record<ManualLocale, ManualTexts>> {
  const entries = await Promise.all(
    MANUAL_LOCALES.map(async (locale) => {
      const read = async (name: string): Promise<unknown> => {
        const file = new URL(`manuals/${name}.json`, folder);
        return isEdition(name) && !existsSync(file) ? {} : JSON.parse(await readFile(file, 'utf8'));
      };
      const base = await read(baseOf(locale));
      const text = isEdition(locale) ? spellEdition(locale, applyOverlay(base, await read(locale))) : base;
      return [locale, ManualTexts.parse(text)] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<ManualLocale, ManualTexts>;
}

async function replaceFile(file: URL, content: Buffer | string) {
  const aside = new URL(`${file.href}.part`);
  await writeFile(aside, content);
  await rename(aside, file);
}
