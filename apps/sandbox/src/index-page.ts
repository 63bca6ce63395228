import type { Part } from './part.ts';

/** What the sandbox plays and how each part stands, for a person's browser. */
export function indexPage(parts: readonly Part[]): string {
  const rows = parts.map(
    (part) =>
      `<tr><th scope="row">${escapeHtml(part.name)}</th><td>${escapeHtml(part.about)}</td><td>${escapeHtml(part.state())}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sandbox</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 3rem auto; padding: 0 1rem; color: #1a1a1a; background: #fff }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: .6rem .8rem .6rem 0; border-bottom: 1px solid #ddd }
</style>
</head>
<body>
<h1>Sandbox</h1>
<p>This process plays the outside world, so that the shop runs with no keys and no network.</p>
<table>
<thead><tr><th scope="col">Part</th><th scope="col">Plays</th><th scope="col">State</th></tr></thead>
<tbody>${rows.join('')}</tbody>
</table>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
