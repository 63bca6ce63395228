import { z } from 'zod';
import { createTerm } from '../../features/texts/staff/glossary.staff.contract.ts';
import {
  TEXT_KINDS,
  type TextKind,
  TextLocale,
  TextWords,
} from '../../features/texts/staff/texts.staff.contract.ts';
import { listJson, readJson } from '../bundle/bundle.schema.ts';

/** Words of the shop or of its mails in the place of those of the release: `words/<kind>/<locale>.json`. */
export interface BundleWords {
  readonly kind: TextKind;
  readonly subject: string;
  readonly path: string;
  readonly locale: string;
  readonly words: string;
}

const WordsFile = z.record(z.string().min(1), z.record(z.string().min(1), TextWords));

export async function readWords(folder: URL): Promise<BundleWords[]> {
  const home = new URL('words/', folder);
  const names = await listJson(home);
  const read = names.map(async (name) => {
    const [kind = '', locale = ''] = name.split('/');
    const known = TEXT_KINDS.find((one) => one === kind);
    if (!known || !TextLocale.safeParse(locale).success)
      throw new Error(`words/${name}.json: is called neither a kind of texts nor a language`);
    const subjects = await parse(`words/${name}.json`, new URL(`${name}.json`, home), WordsFile);
    return Object.entries(subjects).flatMap(([subject, texts]) =>
      Object.entries(texts).map(([path, words]) => ({ kind: known, subject, path, locale, words })),
    );
  });
  return (await Promise.all(read)).flat();
}

/** A term of the glossary that the desk has added, changed or removed: `glossary/<locale>.json`. */
export interface BundleTerm {
  readonly locale: string;
  readonly term: string;
  readonly source: string | null;
  readonly definition: string;
  readonly forbidden: readonly string[];
  readonly kinds: readonly string[];
  readonly removed: boolean;
}

const TermsFile = z.array(
  createTerm.body.omit({ locale: true }).extend({
    // Terms of a release may have none.
    definition: z.string().max(1000),
    removed: z.boolean().default(false),
  }),
);

export async function readGlossary(folder: URL): Promise<BundleTerm[]> {
  const home = new URL('glossary/', folder);
  const names = await listJson(home);
  const read = names.map(async (locale) => {
    const terms = await parse(`glossary/${locale}.json`, new URL(`${locale}.json`, home), TermsFile);
    return terms.map((term) => ({ locale, ...term }));
  });
  return (await Promise.all(read)).flat();
}

async function parse<S extends z.ZodType>(name: string, file: URL, schema: S): Promise<z.output<S>> {
  const parsed = schema.safeParse(await readJson(file));
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
