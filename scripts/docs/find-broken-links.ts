import { readFileSync } from 'node:fs';
import path from 'node:path';
import { walkTokens } from 'marked';
import { REPOSITORY } from '../services/settings.ts';
import { isPathOf, looksLikePath } from './code-paths.ts';
import { parsePage } from './parse-page.ts';
import { resolveLink } from './resolve-link.ts';

/**
 * Links, pictures, anchors and code paths of a markdown file that point to nothing, each with its reason. `files` are
 * all files of the repository.
 */
export function findBrokenLinks(file: string, source: string, files: readonly string[]): string[] {
  const broken = new Set<string>();
  // A changelog names what was renamed or removed.
  const isHistory = file === 'CHANGELOG.md';
  walkTokens(parsePage(source).tokens, (token) => {
    if (token.type === 'link' || token.type === 'image') {
      const reason = checkLink(file, source, token.href);
      if (reason) broken.add(`${file}: ${token.href} (${reason})`);
    }
    if (token.type === 'codespan' && !isHistory && looksLikePath(token.text) && !isPathOf(files, token.text))
      broken.add(`${file}: \`${token.text}\` (no such file or folder)`);
  });
  return [...broken];
}

function checkLink(file: string, source: string, href: string): string | null {
  const link = resolveLink(file, href);
  if (link.kind === 'external') return null;
  if (link.kind === 'missing') return `there is no ${link.path}`;
  if (!link.anchor || !link.path.endsWith('.md')) return null;
  const target = link.path === file ? source : readFileSync(path.join(REPOSITORY, link.path), 'utf8');
  const ids = [...parsePage(target).headings.values()].map(({ id }) => id);
  return ids.includes(link.anchor) ? null : `no heading #${link.anchor} in ${link.path}`;
}
