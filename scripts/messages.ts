import path from 'node:path';
import { readCatalogue } from '@paddock/i18n/catalogue';
import { whyIncomplete } from '@paddock/i18n/complete';
import { CATALOGUE_LOCALES, DEFAULT_LOCALE, languageTag } from '@paddock/i18n/locales';
import { REPOSITORY } from './services/settings.ts';

// Each of these speaks for itself: the storefront to shoppers, the server in its error texts and mails.
const SPEAKERS = ['apps/storefront/app', 'apps/server/src'];

let messages = 0;
const reasons: string[] = [];
for (const speaker of SPEAKERS) {
  const root = path.join(REPOSITORY, speaker);
  const english = readCatalogue(root, DEFAULT_LOCALE);
  messages += Object.keys(english).length;
  for (const locale of CATALOGUE_LOCALES.filter((other) => other !== DEFAULT_LOCALE)) {
    const own = whyIncomplete(readCatalogue(root, locale), english, languageTag(locale));
    reasons.push(...own.map((reason) => `${speaker} ${locale} ${reason}`));
  }
}
for (const reason of reasons) console.error(reason);
console.log(`${messages} messages in ${CATALOGUE_LOCALES.length} locales, ${reasons.length} incomplete`);
process.exitCode = reasons.length === 0 ? 0 : 1;
