import { DEMO_PEOPLE, type DemoPerson } from './people.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const button = ({ login, name, groups }: DemoPerson) =>
  `<button name="login" value="${escapeHtml(login)}" data-testid="person-${escapeHtml(login)}"><b>${escapeHtml(name)}</b>
  <span>${escapeHtml(groups.join(', ') || 'no group')}</span></button>`;

/** One click per person: there are no passwords in the sandbox. */
export const signInPage = (action: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox sign-in</title><style>
body { font: 15px/1.4 system-ui, sans-serif; max-inline-size: 44rem; margin: 3rem auto; padding-inline: 1rem; }
form { display: grid; gap: .5rem; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); }
button { display: grid; gap: .15rem; text-align: start; padding: .7rem .9rem; font: inherit; background: #fff; color: #16181d;
  border: 1px solid #c9ccd3; border-radius: 8px; cursor: pointer; }
button:hover { border-color: #16181d; } span { color: #5a5f6b; font-size: 13px; }
</style></head><body><h1>Sign in as</h1>
<p>The sandbox plays the company’s identity provider. Every sign-in counts as strong.</p>
<form method="post" action="${escapeHtml(action)}">${DEMO_PEOPLE.map(button).join('\n')}</form></body></html>`;
