import { parseArgs } from 'node:util';
import { findMistakes, findUnusedExceptions } from '@paddock/i18n/language/find-mistakes';
import { listGlossaries, readGlossary } from '@paddock/i18n/language/read-glossary';
import { readTexts } from '@paddock/i18n/language/read-texts';
import type { CatalogueLocale } from '@paddock/i18n/locales';
import { REPOSITORY } from './services/settings.ts';

const USAGE = `npm run language            the texts of every locale that has a glossary (packages/i18n/glossary/<locale>.json)
npm run language -- en it   of these locales
Fails on a forbidden form or a typography mistake in a catalogue, a mail, an invoice, a feed or a brand's texts.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' } },
});
if (values.help) console.log(USAGE);
else process.exitCode = checkLocales(positionals) ? 0 : 1;

function checkLocales(requested: readonly string[]): boolean {
  const glossaries = listGlossaries();
  const unknown = requested.filter((locale) => !glossaries.some((own) => own === locale));
  for (const locale of unknown) console.error(`${locale} has no glossary`);
  const checked = glossaries.filter((locale) => requested.length === 0 || requested.includes(locale));
  const passed = checked.map(checkLocale);
  return unknown.length === 0 && passed.every(Boolean);
}

function checkLocale(locale: CatalogueLocale): boolean {
  const glossary = readGlossary(locale);
  const texts = readTexts(REPOSITORY, locale);
  const mistakes = findMistakes(texts, glossary);
  const unused = findUnusedExceptions(texts, glossary);
  for (const { file, key, found, instead } of mistakes)
    console.error(`${file} ${key}: “${found}” → ${instead}`);
  for (const key of unused) console.error(`glossary/${locale}.json: no text has the key ${key}`);
  console.log(
    `${locale}: ${texts.length} texts, ${glossary.terms.length} terms, ${glossary.typography.length} typography rules, ${mistakes.length} mistakes`,
  );
  return mistakes.length === 0 && unused.length === 0;
}
