import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FENCED = /^ *(`{3,}|~{3,})[\s\S]*?^ *\1`* *$/gm;
const INLINE_CODE = /(`+)(.*?[^`])\1(?!`)/g;
const LINK = /\]\(\s*<?([^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/g;
const HEADING = /^#{1,6} +(.+?)[ #]*$/gm;
const NO_ANCHOR = /\]\([^)]*\)|[^\p{L}\p{M}\p{N}_ -]/gu;
const FOLDERS = /^(?:\.\w+|apps?|brands|docs|e2e|features|packages|platform|scripts|tests)\//;
const FILES = /\.(?:ts|tsx|cjs|css|json|jsonl|md|mjs|py|sh|sql|svg|vcl|yaml)$/;
// A command, what a command writes, a path outside of the repository, or a name with a date to be filled in.
const NO_PATH =
  /[^\w.*<>/-]|^(?:results|\.data|build|\.git|\.tools|node_modules)\/|^[/*]|\.\.\/|YYYY|NNNN|^\d{8}_/;

/** The links, anchors and code paths of a page that point to nothing. `files` are all files of the repository. */
export function findBrokenLinks(page: string, source: string, files: readonly string[]): string[] {
  const text = source.replace(FENCED, '');
  const links = [...text.replace(INLINE_CODE, '').matchAll(LINK)].map((match) => match[1] ?? '');
  // A changelog names what was renamed or removed.
  const code = page === 'CHANGELOG.md' ? [] : [...text.matchAll(INLINE_CODE)].map((match) => match[2] ?? '');
  const paths = code.filter((name) => (FOLDERS.test(name) || FILES.test(name)) && !NO_PATH.test(name));
  return [
    ...links.filter((href) => !isLinkOf(files, page, href, text)),
    ...paths.filter((name) => !isPathOf(files, name)),
  ].map((target) => `${page}: there is no ${target}`);
}

function isLinkOf(files: readonly string[], page: string, href: string, text: string): boolean {
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return true;
  const [target = '', anchor] = decodeURI(href).split('#');
  const found = target ? path.posix.join(path.posix.dirname(page), target).replace(/\/$/, '') : page;
  if (found !== page && !files.some((file) => file === found || file.startsWith(`${found}/`))) return false;
  if (!anchor || !found.endsWith('.md')) return true;
  return listAnchors(found === page ? text : readFileSync(found, 'utf8')).includes(anchor);
}

/** As GitHub makes them. A heading that occurs twice has to be renamed before it can be linked to. */
function listAnchors(source: string): string[] {
  const headings = [...source.replace(FENCED, '').toLowerCase().matchAll(HEADING)];
  return headings.map(([, heading = '']) => heading.replace(NO_ANCHOR, '').replaceAll(' ', '-'));
}

/** Docs leave out the beginning of a path; a star and a `<name>` stand for any name. */
function isPathOf(files: readonly string[], name: string): boolean {
  const pattern = name.replace(/[.+]/g, '\\$&').replace(/<[^>/]+>|\*/g, '[^/]*');
  const named = new RegExp(`(?:^|/)${pattern.replace(/\/$/, '')}(?:/|$)`);
  return files.some((file) => named.test(file));
}

if (import.meta.main) {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { encoding: 'utf8' });
  const files = listed.split('\0').filter((file) => file && existsSync(file));
  const pages = files.filter((file) => file.endsWith('.md'));
  const broken = pages.flatMap((page) => findBrokenLinks(page, readFileSync(page, 'utf8'), files));
  for (const line of broken) console.error(line);
  console.log(`${pages.length} pages, ${broken.length} broken links`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
