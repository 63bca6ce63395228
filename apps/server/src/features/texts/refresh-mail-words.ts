import { spellEdition } from '@paddock/i18n/editions';
import { CATALOGUE_NAMES } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import { replaceMessages } from '../../platform/text/messages.ts';
import { digestOf } from './digest-of.ts';
import { resolveOverrides } from './texts.rules.ts';
import { listOverrides } from './texts.sql.ts';

let known = digestOf('[]');

/** Before a mail is written: one statement, and new words only when the desk has published some since the last mail. */
export async function refreshMailWords(db: Db): Promise<void> {
  const overrides = await listOverrides(db, 'mail');
  const digest = digestOf(JSON.stringify(overrides));
  if (digest === known) return;
  for (const locale of CATALOGUE_NAMES)
    replaceMessages(locale, spellEdition(locale, Object.fromEntries(resolveOverrides(overrides, locale))));
  known = digest;
}
