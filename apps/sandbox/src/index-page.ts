import { escapeHtml } from './core/html.ts';
import { page } from './core/page.ts';
import type { Part } from './part.ts';

/** What the sandbox plays and how each part stands, for a person's browser. */
export function indexPage(parts: readonly Part[]): string {
  const rows = parts.map(
    (part) =>
      `<tr><th scope="row">${escapeHtml(part.name)}</th><td>${escapeHtml(part.about)}</td><td>${escapeHtml(part.state())}</td></tr>`,
  );
  return page(
    'Parts',
    `<p class="lead">This process plays the outside world, so that the shop runs with no keys and no network.</p>
<div class="scroll"><table>
<thead><tr><th scope="col">Part</th><th scope="col">Plays</th><th scope="col">State</th></tr></thead>
<tbody>${rows.join('')}</tbody>
</table></div>`,
  );
}
