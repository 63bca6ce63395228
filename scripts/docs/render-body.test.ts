import { expect, test } from 'vitest';
import { parsePage } from './parse-page.ts';
import { renderBody } from './render-body.ts';

const render = (source: string) =>
  renderBody(parsePage(source), {
    locate: (href) => `to:${href}`,
    measure: () => ({ width: 40, height: 30 }),
  });

test('headings have the anchors that GitHub gives them', () => {
  const html = render('# A page\n\n## `npm run x`: what, and why?\n\n## Twice\n\n## Twice\n');
  expect([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'npm-run-x-what-and-why',
    'twice',
    'twice-1',
  ]);
});

test('links and pictures go where the site has them', () => {
  expect(render('[on call](on-call.md#first)')).toContain('<a href="to:on-call.md#first">on call</a>');
  expect(render('![A bike](bike.jpg)')).toContain('src="to:bike.jpg" alt="A bike" width="40" height="30"');
});

test('a picture without alt text is named by its file', () => {
  expect(render('![](pictures/home-ar.jpg)')).toContain('alt="home ar"');
});

test('a table scrolls by itself and can be reached by keyboard', () => {
  expect(render('| a | b |\n|---|--:|\n| 1 | 2 |\n')).toMatch(
    /<div class="scroll" tabindex="0" role="group" aria-label="a, b"><table>.*<td class="right">2<\/td>/s,
  );
});

test('HTML in a page is shown as text, and comments are left out', () => {
  expect(render('<script>alert(1)</script>')).not.toContain('<script>');
  expect(render('<!-- measured -->\n\nText')).not.toContain('measured');
});

test('a Mermaid diagram is drawn with ids of its own and loads nothing', () => {
  const diagram = '```mermaid\nflowchart TD\n  a["one"] --> b["two"]\n```\n';
  const html = render(diagram + diagram);
  expect(html.match(/<svg /g)).toHaveLength(2);
  expect(html).toContain('id="diagram-1-arrowhead"');
  expect(html).toContain('url(#diagram-2-arrowhead)');
  expect(html).not.toMatch(/@import|https?:\/\/(?!www\.w3\.org)/);
});

test('a column that is a primary and a foreign key shows both', () => {
  expect(render('```mermaid\nerDiagram\n  bikes {\n    int4 site_id PK,FK\n  }\n```\n')).toContain('>PK,FK<');
});
