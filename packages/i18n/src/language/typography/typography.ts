import { ARABIC_SCRIPT } from './arabic-script.ts';
import { EAST_ASIAN } from './east-asian.ts';
import { EVERY_LANGUAGE } from './every-language.ts';
import { FRENCH } from './french.ts';
import { SLAVIC } from './slavic.ts';

interface Rule {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** The typography rules that a glossary switches on by name; a language with rules of its own has a file here. */
export const TYPOGRAPHY = {
  ...EVERY_LANGUAGE,
  ...FRENCH,
  ...SLAVIC,
  ...EAST_ASIAN,
  ...ARABIC_SCRIPT,
} as const satisfies Record<string, Rule>;

export type TypographyRule = keyof typeof TYPOGRAPHY;
