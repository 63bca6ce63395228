import { parseArgs } from 'node:util';
import {
  findEditionMistakes,
  findMistakes,
  findUnusedExceptions,
  type Mistake,
} from '@paddock/i18n/language/find-mistakes';
import {
  type Glossary,
  listGlossaries,
  readEditionGlossary,
  readGlossary,
} from '@paddock/i18n/language/read-glossary';
import { type LocaleText, readEditionTexts, readTexts } from '@paddock/i18n/language/read-texts';
import { baseOf, type CatalogueLocale, EDITIONS, type Edition } from '@paddock/i18n/locales';
import { REPOSITORY } from './services/settings.ts';

const USAGE = `node scripts/language.ts         the texts of every locale with a glossary (packages/i18n/glossary/<locale>.json)
node scripts/language.ts en it   of these locales and editions
Fails on a forbidden form or a typography mistake in a catalogue, a mail, an invoice, a feed or a brand's texts.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' } },
});
if (values.help) console.log(USAGE);
else process.exitCode = checkLocales(positionals) ? 0 : 1;

function checkLocales(requested: readonly string[]): boolean {
  const glossaries = listGlossaries();
  const known: readonly string[] = [...glossaries, ...EDITIONS];
  const unknown = requested.filter((locale) => !known.includes(locale));
  for (const locale of unknown) console.error(`${locale} has no glossary`);
  const isRequested = (locale: string) => requested.length === 0 || requested.includes(locale);
  const passed = [
    ...glossaries.filter(isRequested).map(checkLocale),
    ...EDITIONS.filter(isRequested).map(checkEdition),
  ];
  return unknown.length === 0 && passed.every(Boolean);
}

function checkLocale(locale: CatalogueLocale): boolean {
  const glossary = readGlossary(locale);
  const texts = readTexts(REPOSITORY, locale);
  return report(locale, texts, glossary, findMistakes(texts, glossary));
}

function checkEdition(edition: Edition): boolean {
  const glossary = readEditionGlossary(edition);
  const texts = readEditionTexts(REPOSITORY, edition);
  const mistakes = findEditionMistakes(texts, glossary, readGlossary(baseOf(edition)));
  return report(edition, glossary.complete ? texts.shown : texts.own, glossary, mistakes);
}

function report(
  locale: string,
  texts: readonly LocaleText[],
  glossary: Glossary,
  mistakes: readonly Mistake[],
): boolean {
  const unused = findUnusedExceptions(texts, glossary);
  for (const { file, key, found, instead } of mistakes)
    console.error(`${file} ${key}: “${found}” → ${instead}`);
  for (const key of unused) console.error(`glossary/${locale}.json: no text has the key ${key}`);
  console.log(
    `${locale}: ${texts.length} texts, ${glossary.terms.length} terms, ${glossary.typography.length} typography rules, ${mistakes.length} mistakes`,
  );
  return mistakes.length === 0 && unused.length === 0;
}
