import { renderMermaidSVG } from 'beautiful-mermaid';
import { escapeHtml } from './escape-html.ts';

const COLORS = {
  bg: 'var(--surface)',
  fg: 'var(--ink)',
  line: 'var(--quiet)',
  accent: 'var(--ink)',
  muted: 'var(--quiet)',
  surface: 'var(--page)',
  border: 'var(--edge-strong)',
};
const MAX_LINE = 30;
const KINDS: Readonly<Record<string, string>> = {
  erDiagram: 'Tables and their references',
  sequenceDiagram: 'Sequence of calls',
  stateDiagram: 'States and moves',
  flowchart: 'Modules and their imports',
};

/** A Mermaid diagram as a figure: an SVG in the colours of the page, and its source below. */
export function renderDiagram(source: string, id: string): string {
  const kind = /^\s*([a-zA-Z]+)/.exec(source)?.[1] ?? '';
  const label = KINDS[kind] ?? 'Diagram';
  // Markers are referenced by id, and a page has several diagrams. The library loads a web font: the page has its own.
  const svg = renderMermaidSVG(prepareSource(source), {
    ...COLORS,
    font: 'inherit',
    padding: 16,
    transparent: true,
  })
    .replace(/@import url\([^)]*\);/g, '')
    .replace(/'inherit', system-ui, sans-serif/g, 'inherit')
    .replace(/\bid="([^"]+)"/g, `id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(
      /<svg (.*?) width="([\d.]+)" height="[\d.]+" style="/,
      (_, attributes, width) =>
        `<svg role="img" aria-label="${label}" ${attributes} style="--width:${Math.ceil(Number(width))}px;`,
    );
  return `<figure class="diagram">
<div class="scroll" tabindex="0" role="group" aria-label="${label}">${svg}</div>
<figcaption><details><summary>${label}: source</summary><pre><code>${escapeHtml(source)}</code></pre></details></figcaption>
</figure>`;
}

// Long lists in a box are wrapped; a column with two keys is written as the renderer reads it.
function prepareSource(source: string): string {
  return source
    .replace(
      /\["([^"]+)"\]/g,
      (_, label: string) => `["${label.split('<br/>').map(wrapList).join('<br/>')}"]`,
    )
    .replaceAll(' PK,FK', ' PK FK');
}

function wrapList(line: string): string {
  const lines = [''];
  for (const item of line.split(', ')) {
    const last = lines.at(-1) ?? '';
    if (last && last.length + item.length > MAX_LINE) lines.push(item);
    else lines[lines.length - 1] = last ? `${last}, ${item}` : item;
  }
  return lines.join(',<br/>');
}
