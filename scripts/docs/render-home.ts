import { escapeHtml } from './escape-html.ts';
import type { NavigationPage } from './layout.ts';
import { NAVIGATION } from './navigation.ts';

const MAX_LINKS = 4;

/** The first page: what Paddock is, and a card for each audience. */
export function renderHome(pages: readonly NavigationPage[]): string {
  const cards = NAVIGATION.map((section) => {
    const own = pages.filter((page) => page.section === section);
    const shown = section.id === 'decisions' ? own.slice(1 - MAX_LINKS) : own.slice(0, MAX_LINKS);
    const links = shown
      .map(({ url, label }) => `<li><a href="${url}">${escapeHtml(label)}</a></li>`)
      .join('');
    const more =
      section.id === 'decisions'
        ? `<li><a href="decisions.html">All ${own.length} decisions</a></li>`
        : own.length > MAX_LINKS
          ? `<li class="more">and ${own.length - MAX_LINKS} more in the menu</li>`
          : '';
    return `<section class="card"><h2>${escapeHtml(section.title)}</h2><p>${escapeHtml(section.summary)}</p><ul>${links}${more}</ul></section>`;
  });
  return `<div class="hero">
<p class="kicker">A shop for makers of motorcycles and bicycles</p>
<h1>Every vehicle is a record that can be sold once.</h1>
<p class="lead">Many countries, many languages, one PostgreSQL. These pages say how to run it, work in it, connect to it and change it.</p>
<pre tabindex="0" data-language="sh"><code>. scripts/env.sh
npm ci --ignore-scripts
npm run dev</code></pre>
<p><a class="button" href="readme.html">Start here</a></p>
</div>
<div class="cards">${cards.join('\n')}</div>`;
}

export function renderDecisions(pages: readonly NavigationPage[]): string {
  const items = pages.map(({ url, title }) => {
    const [, number = '', name = title] = /^(\d{4}) (.*)$/.exec(title) ?? [];
    return `<li><a href="${url}"><span class="number">${number}</span> ${escapeHtml(name)}</a></li>`;
  });
  return `<p class="kicker">Decisions</p><h1>Why it is built this way</h1><ol class="decisions">${items.join('')}</ol>`;
}
