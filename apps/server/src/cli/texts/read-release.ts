import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrand } from '@paddock/brand/find-brand';
import { readCatalogue } from '@paddock/i18n/catalogue';
import { readEditionGlossary, readGlossary } from '@paddock/i18n/language/read-glossary';
import { CATALOGUE_LOCALES, CATALOGUE_NAMES, DEFAULT_LOCALE, isEdition } from '@paddock/i18n/locales';
import type { Catalogue, ReleasedGlossary } from '../../features/texts/load/load-catalogue.ts';

const SERVER = path.join(import.meta.dirname, '../..');
const STOREFRONT = path.join(SERVER, '../../storefront/app');

/** The English messages below some folders, with their words in every locale. */
function readTexts(folders: readonly string[], roots = folders): Catalogue['texts'] {
  const english = readCatalogue(folders, DEFAULT_LOCALE);
  const words = new Map(CATALOGUE_NAMES.map((locale) => [locale, readCatalogue(roots, locale)]));
  return Object.entries(english).map(([id, source]) => ({
    path: id,
    source,
    words: Object.fromEntries(
      [...words].flatMap(([locale, messages]) => (messages[id] ? [[locale, messages[id]]] : [])),
    ),
  }));
}

/** The texts of this release: what the shop says, and what its mails say. A server without the shop's files has mails only. */
export function readReleasedTexts(): Catalogue[] {
  const locales = CATALOGUE_LOCALES;
  const mails = path.join(SERVER, 'features/mails');
  const shop = [STOREFRONT, fileURLToPath(findBrand())].filter((folder) => existsSync(folder));
  return [
    ...(existsSync(STOREFRONT)
      ? [{ kind: 'interface' as const, subject: 'shop', texts: readTexts(shop), locales }]
      : []),
    { kind: 'mail', subject: 'mails', texts: readTexts([mails], [SERVER]), locales },
  ];
}

export function readReleasedGlossaries(): ReleasedGlossary[] {
  return CATALOGUE_NAMES.map((locale) => {
    const { typography, terms } = isEdition(locale) ? readEditionGlossary(locale) : readGlossary(locale);
    return {
      locale,
      typography,
      terms: terms.map(({ term, definition, forbidden, kinds }) => ({
        term,
        definition,
        forbidden: [...forbidden],
        kinds: [...(kinds ?? [])],
      })),
    };
  });
}
