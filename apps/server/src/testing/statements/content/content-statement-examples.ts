import * as menus from '../../../features/menu/menu-versions.sql.ts';
import * as articles from '../../../features/news/staff/articles.sql.ts';
import * as articleWords from '../../../features/news/translation/article-words.sql.ts';
import * as pages from '../../../features/pages/pages.sql.ts';
import * as editor from '../../../features/pages/staff/page-editor.sql.ts';
import * as pageWords from '../../../features/pages/translation/page-words.sql.ts';
import * as previews from '../../../features/previews/previews.sql.ts';
import * as versions from '../../../features/versions/versions.sql.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';

type Example = (tx: Tx, db: Db) => Promise<unknown>;

const SITE = 1;
const PAGE = { slug: 'payments-method-modal', locale: 'it' };
const DRAFT = { title: 'Pagare', description: 'Come', blocks: [], createdBy: 'staff:1' };
const NOW = { at: null, drafts: false };
const AT = new Date('2026-12-01T08:00:00Z');
const ARTICLE = {
  cover: 'cover',
  tags: [],
  sites: null,
  texts: { en: { slug: 'one', title: 'One', excerpt: 'One.', blocks: [] } },
};

export const CONTENT_STATEMENT_EXAMPLES: Record<string, Record<string, Example>> = {
  pages: {
    findPage: async (_tx, db) => {
      const requested = { ...PAGE, base: 'it', fallback: 'en' };
      await pages.findPage(db, SITE, requested, NOW);
      await pages.findPage(db, SITE, requested, { at: AT, drafts: true });
    },
    putDraft: (tx) => pages.putDraft(tx, SITE, { ...PAGE, ...DRAFT }),
    publishDraft: (tx) => pages.publishDraft(tx, SITE, PAGE, { at: null, until: null }),
    endVersion: (tx) => pages.endVersion(tx, SITE, PAGE, null),
    listVersions: (_tx, db) =>
      pages.listVersions(db, SITE, { slug: null, locale: null, limit: 100, offset: 0 }),
  },
  'page-editor': {
    findPageStates: (tx) => editor.findPageStates(tx, SITE, { slug: null, locale: null }),
    findPageVersions: (tx) => editor.findPageVersions(tx, SITE, PAGE),
    findPageVersion: (tx) => editor.findPageVersion(tx, PAGE, 1),
    findPageRevision: (tx) => editor.findPageRevision(tx, SITE, PAGE),
    discardPageDraft: (tx) => editor.discardPageDraft(tx, SITE, PAGE),
    unsafeFindOverrides: (tx) => editor.unsafeFindOverrides(tx, PAGE),
  },
  'page-words': {
    findPageWords: (tx) => pageWords.findPageWords(tx, 'about', ['en', 'it']),
    findPageDraft: (tx) => pageWords.findPageDraft(tx, 'about', 'it'),
  },
  'article-words': {
    findArticleWords: (tx) => articleWords.findArticleWords(tx, 1),
    findArticleDraft: (tx) => articleWords.findArticleDraft(tx, 1),
  },
  'menu-versions': {
    findMenuLayouts: async (_tx, db) => {
      await menus.findMenuLayouts(db, SITE, NOW);
      await menus.findMenuLayouts(db, SITE, { at: AT, drafts: true });
    },
    findMenuStates: (tx) => menus.findMenuStates(tx, SITE, 'head'),
    findMenuVersions: (tx) => menus.findMenuVersions(tx, SITE, 'head'),
    findMenuVersion: (tx) => menus.findMenuVersion(tx, 'head', 1),
    findMenuRevision: (tx) => menus.findMenuRevision(tx, SITE, 'head'),
    putMenuDraft: (tx) =>
      menus.putMenuDraft(tx, SITE, { menu: 'head', layout: { entries: [] }, by: 'staff:1' }),
    publishMenuDraft: (tx) => menus.publishMenuDraft(tx, SITE, 'head', { at: null, until: null }),
    endMenuVersion: (tx) => menus.endMenuVersion(tx, SITE, 'head', 1),
    unsafeFindMenuOverrides: (tx) => menus.unsafeFindMenuOverrides(tx, 'head'),
  },
  articles: {
    findArticleNumbers: (tx) => articles.findArticleNumbers(tx, SITE, 50, 0),
    findArticleVersions: (tx) => articles.findArticleVersions(tx, [1], 100),
    findArticleVersion: (tx) => articles.findArticleVersion(tx, 1, 1),
    findArticleRevision: (tx) => articles.findArticleRevision(tx, 1),
    findArticleTags: (tx) => articles.findArticleTags(tx),
    findParts: (tx) => articles.findParts(tx, ARTICLE),
    putArticle: async (tx) => {
      const { cover } = await tx
        .insertInto('media')
        .values({ key: 'example-cover', mime_type: 'image/jpeg', width: 16, height: 9 })
        .returning('key as cover')
        .executeTakeFirstOrThrow();
      await articles.putArticle(tx, 1, { article: { ...ARTICLE, cover }, siteIds: [SITE], by: 'staff:1' });
    },
    findNextStart: (tx) => articles.findNextStart(tx, 1, AT),
    publishArticleDraft: (tx) => articles.publishArticleDraft(tx, 1, { at: AT, until: null }),
    endArticleVersion: (tx) => articles.endArticleVersion(tx, 1, 1),
    extendVersionBefore: (tx) => articles.extendVersionBefore(tx, 1, { id: 1, begins: AT, until: null }),
  },
  previews: {
    insertPreview: (tx) =>
      previews.insertPreview(tx, SITE, {
        hash: Buffer.alloc(32),
        at: null,
        drafts: true,
        hours: 1,
        by: 'staff:1',
      }),
    findPreview: (_tx, db) => previews.findPreview(db, SITE, Buffer.alloc(32)),
    findPreviewSite: (_tx, db) => previews.findPreviewSite(db, SITE),
  },
  versions: {
    insertInstants: (tx) => versions.insertInstants(tx, ['content:it_home'], [AT]),
    findInstant: (tx) => versions.findInstant(tx, SITE, '2026-12-01T09:00'),
    findNow: (tx) => versions.findNow(tx),
    lockSubject: (tx) => versions.lockSubject(tx, 'page home it'),
    enterBrand: (tx) => versions.enterBrand(tx),
    findSiteFacts: (tx) => versions.findSiteFacts(tx, SITE),
  },
};
