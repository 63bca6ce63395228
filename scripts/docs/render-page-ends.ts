import { escapeHtml } from './escape-html.ts';
import { type NavigationPage, relativeUrl } from './layout.ts';
import type { NavigationSection } from './navigation.ts';

interface PageEndsOptions {
  readonly body: string;
  readonly file: string;
  readonly url: string;
  readonly section: NavigationSection;
  readonly navigation: readonly NavigationPage[];
}

/** A page with its section above it, and its neighbours and its file below. */
export function renderPageEnds({ body, file, url, section, navigation }: PageEndsOptions): string {
  const at = navigation.findIndex((page) => page.url === url);
  const neighbours = [
    renderNeighbour(navigation[at - 1], 'Previous'),
    renderNeighbour(navigation[at + 1], 'Next'),
  ].join('');
  return `<p class="kicker">${escapeHtml(section.title)}</p>
${body}
<footer><nav class="neighbours" aria-label="Previous and next page">${neighbours}</nav>
<p>Written in <code>${escapeHtml(file)}</code></p></footer>`;

  function renderNeighbour(page: NavigationPage | undefined, label: string): string {
    if (!page) return '<span></span>';
    const target = escapeHtml(relativeUrl(url, page.url));
    return `<a class="${label.toLowerCase()}" href="${target}"><small>${label}</small>${escapeHtml(page.label)}</a>`;
  }
}
