import { type Db, type Tx, transact } from '../../../platform/db/db.ts';
import { listContentTexts } from '../../pages/translation/content-words.rules.ts';
import { SOURCE_LOCALE, type TranslatedContent } from '../../pages/translation/translated-content.ts';
import { type Catalogue, loadCatalogue } from '../load/load-catalogue.ts';
import { listLocalesOfSites } from '../staff/locales/text-locales.sql.ts';
import { dueDay } from '../texts.rules.ts';
import { listSubjects } from '../texts.sql.ts';
import { CONTENT, CONTENT_KINDS, type ContentKind } from './content-kinds.ts';

interface FollowInput {
  readonly kind?: ContentKind | undefined;
  readonly subject?: string | undefined;
}

/**
 * Brings the texts of pages and articles to what their versions say: new texts are missing in other languages, changed
 * sources make their translations stale, words that an editor has published are taken over. Answers how many differ. Each
 * subject has a transaction of its own, so that translators wait for one page at most.
 */
export async function followContent(db: Db, { kind, subject }: FollowInput): Promise<number> {
  let changed = 0;
  for (const one of kind ? [kind] : CONTENT_KINDS)
    for (const name of subject === undefined ? await listAll(db, one) : [subject])
      await transact(db, async (tx) => {
        changed += await followSubject(tx, one, name);
        return { ok: true };
      });
  return changed;
}

/** What there is, and what there was. */
async function listAll(db: Db, kind: ContentKind): Promise<string[]> {
  const names = new Set<string>();
  await transact(db, async (tx) => {
    for (const { subject } of await CONTENT[kind].read(tx, null)) names.add(subject);
    for (const subject of await listSubjects(tx, kind)) names.add(subject);
    return { ok: true };
  });
  return [...names];
}

async function followSubject(tx: Tx, kind: ContentKind, subject: string): Promise<number> {
  const [content] = await CONTENT[kind].read(tx, subject);
  const catalogue = content
    ? toCatalogue(kind, content, await listLocalesOfSites(tx))
    : { kind, subject, texts: [], locales: [] };
  return loadCatalogue(tx, catalogue);
}

type SiteLocales = Awaited<ReturnType<typeof listLocalesOfSites>>;

function toCatalogue(kind: ContentKind, content: TranslatedContent, sites: SiteLocales): Catalogue {
  const { subject, versions } = content;
  const source = versions.find(({ locale }) => locale === SOURCE_LOCALE);
  const others = versions
    .filter(({ locale }) => locale !== SOURCE_LOCALE)
    .map(({ locale, words, editedAt }) => ({ locale, editedAt, texts: listContentTexts(words) }));
  const texts = [...(source ? listContentTexts(source.words) : [])].map(([path, words]) => ({
    path,
    source: words,
    words: Object.fromEntries(
      others.flatMap((own) => (own.texts.has(path) ? [[own.locale, own.texts.get(path) ?? '']] : [])),
    ),
  }));
  return {
    kind,
    subject,
    texts,
    locales: localesOf(content, sites),
    editedAt: Object.fromEntries(others.map(({ locale, editedAt }) => [locale, editedAt.getTime()])),
    dueOn: dueOf(source?.publishAt ?? null),
  };
}

/** The languages of the sites that show it, and every edition that has a version of its own. */
function localesOf({ sites: shownOn, versions }: TranslatedContent, sites: SiteLocales): string[] {
  const languages = sites
    .filter(({ slug }) => shownOn === null || shownOn.includes(slug))
    .map(({ locale }) => locale);
  const all = new Set([...languages, ...versions.map(({ locale }) => locale)]);
  all.delete(SOURCE_LOCALE);
  return [...all].sort();
}

/** Before the source is shown, if that is to come; else in ten working days. */
function dueOf(publishAt: Date | null): string {
  const usual = dueDay(new Date());
  const shown = publishAt && publishAt > new Date() ? publishAt.toISOString().slice(0, 10) : null;
  return shown !== null && shown < usual ? shown : usual;
}
