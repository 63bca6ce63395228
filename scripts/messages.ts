import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCatalogue } from '@paddock/i18n/catalogue';
import { compareCatalogues, isReleaseCheck } from '@paddock/i18n/compare-catalogues';
import { CATALOGUE_LOCALES, DEFAULT_LOCALE, languageTag } from '@paddock/i18n/locales';
import { findUnused } from '@paddock/i18n/unused';
import { REPOSITORY } from './services/settings.ts';

// Each has catalogues of its own: the storefront's pages, the server's error texts and mails, the brands' own words on
// the storefront's pages.
const STOREFRONT = 'apps/storefront/app';
const BRANDS = readdirSync(path.join(REPOSITORY, 'brands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => `brands/${entry.name}`);
const SOURCES = [STOREFRONT, 'apps/server/src', ...BRANDS];

const USAGE = `npm run messages                  mistakes fail; missing translations are listed as tasks
npm run messages -- --release     every locale must be complete (also with PADDOCK_RELEASE=1, as CI sets it)`;

const { values } = parseArgs({ options: { release: { type: 'boolean' }, help: { type: 'boolean' } } });
if (values.help) console.log(USAGE);
else process.exitCode = checkMessages(values.release || isReleaseCheck()) ? 0 : 1;

function checkMessages(isRelease: boolean): boolean {
  let messages = 0;
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
    for (const locale of CATALOGUE_LOCALES.filter((other) => other !== DEFAULT_LOCALE)) {
      const differences = compareCatalogues(readCatalogue(root, locale), english, languageTag(locale));
      mistakes.push(...differences.mistakes.map((mistake) => `${source} ${locale} ${mistake}`));
      for (const id of differences.missing) missingIn.set(id, [...(missingIn.get(id) ?? []), locale]);
    }
    for (const [id, locales] of missingIn) tasks.push(`${source} ${id}: ${locales.join(', ')}`);
  }
  for (const mistake of mistakes) console.error(mistake);
  for (const task of tasks) console.error(`to translate: ${task}`);
  console.log(
    `${messages} messages in ${CATALOGUE_LOCALES.length} locales, ${mistakes.length} mistakes, ${tasks.length} to translate`,
  );
  if (isRelease && tasks.length > 0) console.error('A release needs every message in every locale.');
  return mistakes.length === 0 && (!isRelease || tasks.length === 0);
}

/** The code that may use a message, without its tests. */
function readSources(source: string): string[] {
  return readdirSync(path.join(REPOSITORY, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
}
