import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../services/settings.ts';
import { escapeHtml } from './escape-html.ts';

/** A file of code that a page links to, as text. */
export function renderSourceFile(file: string): string {
  const text = readFileSync(path.join(REPOSITORY, file), 'utf8');
  return `${renderTitle(file)}<pre class="source" tabindex="0"><code>${escapeHtml(text)}</code></pre>`;
}

/** A folder of code that a page links to: the names of its files. */
export function renderSourceFolder(folder: string): string {
  const names = readdirSync(path.join(REPOSITORY, folder)).sort();
  const items = names.map((name) => `<li><code>${escapeHtml(name)}</code></li>`).join('');
  return `${renderTitle(folder)}<ul>${items}</ul>`;
}

function renderTitle(file: string): string {
  const name = escapeHtml(path.posix.basename(file));
  return `<p class="kicker">${escapeHtml(path.posix.dirname(file))}</p><h1>${name}</h1>`;
}
