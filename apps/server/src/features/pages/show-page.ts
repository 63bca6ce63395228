import type { Db } from '../../platform/db.ts';
import { cleanHtml } from './clean-html.ts';
import { findPage } from './pages.sql.ts';

/** Null: this site wrote no such page. */
export async function showPage(db: Db, asked: { siteId: number; slug: string; locale: string }) {
  const page = await findPage(db, asked.siteId, asked.slug, asked.locale);
  return page && { title: page.title, content: cleanHtml(page.content) };
}
