import path from 'node:path';
import { escapeHtml } from './escape-html.ts';
import type { NavigationSection } from './navigation.ts';
import type { Heading } from './parse-page.ts';

export interface NavigationPage {
  readonly url: string;
  readonly title: string;
  /** The name in the navigation. */
  readonly label: string;
  readonly section: NavigationSection;
}
export interface LayoutOptions {
  readonly url: string;
  readonly title: string;
  readonly navigation: readonly NavigationPage[];
  readonly main: string;
  readonly headings?: readonly Heading[];
  readonly className?: string;
}

export const relativeUrl = (fromUrl: string, toUrl: string): string =>
  path.posix.relative(path.posix.dirname(fromUrl), toUrl) || path.posix.basename(toUrl);

/** A whole document: header with search, navigation, the page, and its table of contents. */
export function renderLayout({
  url,
  title,
  navigation,
  main,
  headings = [],
  className,
}: LayoutOptions): string {
  const to = (target: string) => escapeHtml(relativeUrl(url, target));
  const isHome = url === 'index.html';
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(isHome ? title : `${title} · Paddock docs`)}</title>
<link rel="icon" href="${to('icon.svg')}">
<link rel="preload" href="${to('archivo.woff2')}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${to('site.css')}">
<script type="module" src="${to('search.js')}"></script>
<script type="module" src="${to('show-current-page.js')}"></script>
</head>
<body${className ? ` class="${className}"` : ''}>
<a class="skip" href="#content">Skip to content</a>
<header class="bar">
<button class="menu" type="button" popovertarget="navigation" aria-label="Menu"><span></span></button>
<a class="brand" href="${to('index.html')}"><span class="mark" aria-hidden="true"></span>Paddock <span class="docs">docs</span></a>
<form role="search" hidden>
<label for="query">Search the docs</label>
<input id="query" type="search" placeholder="Search" autocomplete="off" spellcheck="false" aria-keyshortcuts="/">
<kbd aria-hidden="true">/</kbd>
<output for="query"></output>
<ol aria-label="Search results" hidden></ol>
</form>
</header>
<div class="columns">
<nav class="navigation" id="navigation" popover aria-label="Pages">${renderNavigation(url, navigation)}</nav>
<main id="content">${main}</main>
${renderContents(headings)}
</div>
</body>
</html>
`;
}

function renderNavigation(url: string, pages: readonly NavigationPage[]): string {
  const sections = [...new Set(pages.map(({ section }) => section))];
  const current = pages.find((page) => page.url === url)?.section;
  return sections.map((section) => renderSection(section)).join('\n');

  // The decisions are many: they are listed where one of them is read, and on their own page.
  function renderSection(section: NavigationSection): string {
    const isOverview = section.id === 'decisions';
    const title = escapeHtml(section.title);
    const overview = `${section.id}.html`;
    const heading = isOverview
      ? `<a href="${escapeHtml(relativeUrl(url, overview))}"${url === overview ? ' aria-current="page"' : ''}>${title}</a>`
      : title;
    const shown = pages.filter((page) => page.section === section && (!isOverview || section === current));
    const items = shown.map(
      (page) =>
        `<li><a href="${escapeHtml(relativeUrl(url, page.url))}"${page.url === url ? ' aria-current="page"' : ''}>${escapeHtml(page.label)}</a></li>`,
    );
    return `<h2>${heading}</h2>${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}`;
  }
}

function renderContents(headings: readonly Heading[]): string {
  const listed = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (listed.length < 2) return '<div class="contents"></div>';
  const items = listed.map(
    ({ depth, text, id }) => `<li class="level-${depth}"><a href="#${id}">${escapeHtml(text)}</a></li>`,
  );
  return `<aside class="contents"><nav aria-label="On this page"><h2>On this page</h2><ul>${items.join('')}</ul></nav></aside>`;
}
