import { spellEdition } from '@paddock/i18n/editions';
import { baseOf, EDITIONS, type Edition } from '@paddock/i18n/locales';
import { z } from 'zod';
import { LOCALES, type Locale, TEXT_LOCALES, type TextLocale } from '../brand/brand.schema.ts';
import type { Words } from '../brand/dictionary.ts';

const Name = z.string().min(1).max(40);
export const WholeNames = z.partialRecord(z.enum(TEXT_LOCALES as [TextLocale, ...TextLocale[]]), Name);
/** An edition without a name of its own has that of its base. */
export const OverlaidNames = z
  .strictObject({
    ...(Object.fromEntries(LOCALES.map((locale) => [locale, Name])) as Record<Locale, typeof Name>),
    ...(Object.fromEntries(EDITIONS.map((edition) => [edition, Name.optional()])) as Record<
      Edition,
      z.ZodOptional<typeof Name>
    >),
  })
  .transform((names): Words => {
    const ofEdition = (edition: Edition) =>
      names[edition] ?? spellEdition(edition, names[baseOf(edition) as Locale]);
    return {
      ...names,
      ...(Object.fromEntries(EDITIONS.map((edition) => [edition, ofEdition(edition)])) as Record<
        Edition,
        string
      >),
    };
  });
