// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { leaveList, setLines } from './line-kinds.ts';
import { RICH_TEXT_COMMANDS } from './rich-text-commands.ts';
import { isSafeAddress, readHtml, richTextSchema, writeHtml } from './rich-text-schema.ts';

const BRANDS = path.join(import.meta.dirname, '../../../../../../brands');

/** Every value of a key `html`. */
function textsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'html' && typeof inner === 'string' ? [inner] : textsOf(inner),
  );
}

test('[EDITOR-02] every text of the brands in languages of all kinds comes out as it went in', () => {
  const files = readdirSync(BRANDS, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[^/]+\/(pages|news)\/.*\b(en|it|fr|ar|he|ja|kh)\.json$/.test(name))
    .map((name) => path.join(BRANDS, name));
  const texts = files.flatMap((file) => textsOf(JSON.parse(readFileSync(file, 'utf8'))));
  expect(texts.length).toBeGreaterThan(400);
  const changed = texts.filter((html) => writeHtml(readHtml(html)) !== html);
  expect(changed.slice(0, 3)).toEqual([]);
});

test('[EDITOR-02] what is not allowed does not come in', () => {
  const html =
    '<h1>Lupo</h1><p style="color:red" onclick="x()">a <u>b</u> <a href="javascript:x()">c</a> <a href="https://v.it">d</a></p><script>x()</script><table><tr><td>e</td></tr></table><img src="x" onerror="x()">';
  expect(writeHtml(readHtml(html))).toBe('<h2>Lupo</h2><p>a b c <a href="https://v.it">d</a></p><p>e</p>');
  expect(['https://a.it', 'mailto:a@b.it', 'tel:1', 'products/lupo'].every(isSafeAddress)).toBe(true);
  expect(['javascript:x', 'http://a.it', '//a.it', 'data:text/html,x'].some(isSafeAddress)).toBe(false);
});

test('[EDITOR-02] the schema has the tags of the server and no others', () => {
  const tags = Object.values({ ...richTextSchema.nodes, ...richTextSchema.marks }).flatMap(({ spec }) =>
    (spec.parseDOM ?? []).map((rule) => String(rule.tag).replace(/\[.*/, '')),
  );
  const allowed = ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4', 'bdi'];
  expect([...new Set(tags)].filter((tag) => tag !== 'h1').toSorted()).toEqual(allowed.toSorted());
});

/** A state with everything between two texts selected. */
function stateOf(html: string, from: number, to = from): EditorState {
  const doc = readHtml(html);
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
}
const run = (state: EditorState, command: typeof leaveList): string => {
  let next = state;
  command(state, (transaction) => {
    next = state.apply(transaction);
  });
  return writeHtml(next.doc);
};

test('lines become a list and paragraphs again; an empty item ends the list', () => {
  const list = '<ul><li>one</li><li>two</li></ul>';
  expect(run(stateOf('<p>one</p><p>two</p>', 2, 8), setLines('ul'))).toBe(list);
  expect(run(stateOf(list, 3, 9), setLines('p'))).toBe('<p>one</p><p>two</p>');
  expect(run(stateOf('<ul><li>one</li><li></li></ul>', 7), leaveList)).toBe('<ul><li>one</li></ul><p></p>');
});

test('a link is set on the selected words and removed again', () => {
  const linked = '<p>see <a href="https://v.it" rel="noopener">here</a></p>';
  expect(run(stateOf('<p>see here</p>', 5, 9), RICH_TEXT_COMMANDS.link('https://v.it'))).toBe(linked);
  expect(run(stateOf(linked, 7), RICH_TEXT_COMMANDS.link(null))).toBe('<p>see here</p>');
});
