import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCatalogue } from '@paddock/i18n/catalogue';
import { listTexts } from '@paddock/i18n/language/read-texts';
import {
  baseOf,
  CATALOGUE_LOCALES,
  type CatalogueLocale,
  DEFAULT_LOCALE,
  EDITIONS,
  isEdition,
} from '@paddock/i18n/locales';
import { checkCatalogue, checkEdition, isReleaseCheck } from '@paddock/i18n/translation/check-catalogue';
import { findUnused } from '@paddock/i18n/unused';
import { DESK_LOCALES } from '../apps/desk/app/i18n/desk-locales.ts';
import { REPOSITORY } from './services/settings.ts';

// Each has catalogues of its own: the storefront's pages, the desk, the server's error texts and mails, the brands' own
// words on the storefront's pages.
const STOREFRONT = 'apps/storefront/app';
const BRANDS = readdirSync(path.join(REPOSITORY, 'brands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => `brands/${entry.name}`);
const DESK = 'apps/desk/app';
const SOURCES = [STOREFRONT, DESK, 'apps/server/src', ...BRANDS];
/** The desk has fewer languages than the shop. */
const localesOf = (source: string): readonly CatalogueLocale[] =>
  source === DESK ? DESK_LOCALES : CATALOGUE_LOCALES;
const editionsOf = (source: string) => (source === DESK ? [] : EDITIONS);

const USAGE = `node scripts/messages.ts               mistakes fail; missing translations are listed as tasks
node scripts/messages.ts --release     every locale must be complete (also with PADDOCK_RELEASE=1, as CI sets it)`;

const { values } = parseArgs({ options: { release: { type: 'boolean' }, help: { type: 'boolean' } } });
if (values.help) console.log(USAGE);
else process.exitCode = checkMessages(values.release || isReleaseCheck()) ? 0 : 1;

function checkMessages(isRelease: boolean): boolean {
  let messages = 0;
  let differing = 0;
  const mistakes: string[] = [];
  const tasks: string[] = [];
  for (const source of SOURCES) {
    const root = path.join(REPOSITORY, source);
    const english = readCatalogue(root, DEFAULT_LOCALE);
    messages += Object.keys(english).length;
    const unused = findUnused(
      Object.keys(english),
      readSources(BRANDS.includes(source) ? STOREFRONT : source),
    );
    mistakes.push(...unused.map((id) => `${source} ${id} is not used: delete it in every locale`));
    const missingIn = new Map<string, string[]>();
    for (const locale of localesOf(source)) {
      const faults = checkCatalogue(readCatalogue(root, locale), english, locale);
      mistakes.push(...faults.mistakes.map((mistake) => `${source} ${locale} ${mistake}`));
      for (const id of faults.missing) missingIn.set(id, [...(missingIn.get(id) ?? []), locale]);
    }
    for (const edition of editionsOf(source)) {
      const overlay = readCatalogue(root, edition);
      differing += Object.keys(overlay).length;
      const found = checkEdition(edition, overlay, readCatalogue(root, baseOf(edition)));
      mistakes.push(...found.map((mistake) => `${source} ${edition} ${mistake}`));
    }
    if (BRANDS.includes(source)) mistakes.push(...checkBrandEditions(source));
    for (const [id, locales] of missingIn) tasks.push(`${source} ${id}: ${locales.join(', ')}`);
  }
  for (const mistake of mistakes) console.error(mistake);
  for (const task of tasks) console.error(`to translate: ${task}`);
  console.log(
    `${messages} messages in ${CATALOGUE_LOCALES.length} locales, ${differing} in ${EDITIONS.length} editions, ${mistakes.length} mistakes, ${tasks.length} to translate`,
  );
  if (isRelease && tasks.length > 0) console.error('A release needs every message in every locale.');
  return mistakes.length === 0 && (!isRelease || tasks.length === 0);
}

/** The texts, pages, news and manuals of a brand in editions; its catalogues are checked with the others. */
function checkBrandEditions(brand: string): string[] {
  return readdirSync(path.join(REPOSITORY, brand), { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const edition = path.basename(name, '.json');
    const folder = path.join(REPOSITORY, brand, path.dirname(name));
    if (!isEdition(edition) || !name.endsWith('.json') || path.basename(folder) === 'messages') return [];
    const base = path.join(folder, `${baseOf(edition)}.json`);
    if (!existsSync(base)) return [`${brand}/${name}: there is no ${baseOf(edition)}.json beside it`];
    const [own, source] = [path.join(REPOSITORY, brand, name), base].map((file) =>
      Object.fromEntries(listTexts(JSON.parse(readFileSync(file, 'utf8')), '')),
    );
    const found = checkEdition(edition, own ?? {}, source ?? {}, toMessage);
    return found.map((mistake) => `${brand}/${name} ${mistake}`);
  });
}

/** A brand's text is a pattern of its own: `{n|mm}` inserts n in another unit, and an apostrophe quotes nothing. */
function toMessage(pattern: string): string {
  return pattern.replaceAll("'", "''").replaceAll(/\{(\w+)\|\w+\}/g, '{$1}');
}

/** The code that may use a message, without its tests. */
function readSources(source: string): string[] {
  return readdirSync(path.join(REPOSITORY, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
}
