const STYLE = `
:root{color-scheme:light;--ink:#16181a;--quiet:#585e65;--line:#d9dde2;--soft:#f5f6f7;--go:#00573a;--bad:#a3231b;--warn:#8a5a00}
*{box-sizing:border-box}
body{font:15px/1.5 system-ui,sans-serif;margin:0;color:var(--ink);background:#fff}
header{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;padding:.75rem clamp(1rem,4vw,3rem);background:#16181a;color:#fff}
header a{color:#fff;display:inline-flex;align-items:center;min-block-size:44px;text-decoration:none}header a:hover{text-decoration:underline}
header b{margin-inline-end:auto}
.sim{margin:0;padding:.5rem clamp(1rem,4vw,3rem);background:#fff4d6;color:#4f3b00;font-size:.875rem}
main{max-inline-size:84rem;margin-inline:auto;padding:1.5rem clamp(1rem,4vw,3rem) 4rem}
h1{font-size:1.75rem;line-height:1.2;margin:.25rem 0 .75rem}h2{font-size:1.125rem;margin:2.25rem 0 .75rem}
.lead{color:var(--quiet);max-inline-size:80ch;margin-block-start:0}
.scroll{overflow-x:auto}table{border-collapse:collapse;inline-size:100%;font-variant-numeric:tabular-nums}
th,td{text-align:start;vertical-align:top;padding:.55rem 1rem .55rem 0;border-block-end:1px solid var(--line)}
th{font-size:.8125rem;color:var(--quiet);font-weight:600;white-space:nowrap}tbody th{font-size:.9375rem;color:var(--ink)}
a{color:var(--go)}.quiet{color:var(--quiet)}.num{text-align:end;white-space:nowrap}code{font-size:.875em}
.tag{font-size:.75rem;border:1px solid var(--line);border-radius:99px;padding:.05rem .55rem;white-space:nowrap}
.tag.good{border-color:var(--go);color:var(--go)}.tag.bad{border-color:var(--bad);color:var(--bad)}.tag.warn{border-color:var(--warn);color:var(--warn)}
.bar{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:end;padding:1rem;background:var(--soft);border-radius:10px;margin-block-end:1rem}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:0}label{display:grid;font-size:.8125rem;font-weight:600;gap:.2rem}
input,select,button{font:inherit;min-block-size:44px;padding-inline:.75rem;border:1px solid #848a91;border-radius:8px;background:#fff;color:inherit}
button{background:var(--go);border-color:var(--go);color:#fff;font-weight:600;cursor:pointer}button.second{background:#fff;color:var(--go)}
td button{min-block-size:32px;padding-inline:.5rem;font-size:.8125rem}td form{display:inline-flex;flex-wrap:nowrap}td select{min-block-size:32px}
:focus-visible{outline:3px solid #4b8f78;outline-offset:2px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.25rem}dt{color:var(--quiet)}dd{margin:0}
summary{cursor:pointer;color:var(--go);min-block-size:32px;padding-block:.3rem;font-size:.875rem}
.sheet{border:1px solid var(--line);border-radius:10px;padding:1rem;inline-size:100%;white-space:pre-wrap}
.mail{block-size:75vh;padding:0;background:#fff}
`;

// Forms that change something: sent as JSON, then the page reloads.
const SCRIPT = `
document.addEventListener('submit', async (event) => {
  const action = event.target.dataset.send;
  if (!action) return;
  event.preventDefault();
  const [method, path] = action.split(' ');
  const fields = Object.fromEntries(new FormData(event.target, event.submitter));
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'ids') fields.ids = value.split(',').map(Number);
    else if (name === 'times' || name === 'by_ms') fields[name] = Number(value);
    else if (value === 'true') fields[name] = true;
  }
  const answer = await fetch(path, method === 'DELETE' ? { method } : {
    method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields),
  });
  if (answer.ok) location.reload();
  else alert((await answer.json()).message);
});
`;

/** A page of the sandbox for people. */
export const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} · Sandbox</title>
<style>${STYLE}</style></head>
<body><header><b>Sandbox</b><a href="/">Parts</a><a href="/control">Control</a><a href="/inbox">Inbox</a></header>
<p class="sim">This is a simulation of the outside world. No provider is called, no mail is sent, no money moves.</p>
<main><h1>${escapeHtml(title)}</h1>
${body}</main><script>${SCRIPT}</script></body></html>
`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
