import type { Booking, SeenRequest } from '../../core/journal.ts';
import { DELIVERIES, type Outgoing } from '../../core/outbox.ts';
import { page, escapeHtml as text } from '../../core/page.ts';
import { BEHAVIOURS, type Scenario } from '../../core/scenarios.ts';

type ShownWebhook = ReturnType<typeof shown>;
/** A notification as people and tests may see it. */
export const shown = ({ build: _build, dueAt, sent, ...message }: Outgoing) => ({
  ...message,
  due_at: Number.isFinite(dueAt) ? new Date(dueAt).toISOString() : null,
  body: sent?.body ?? null,
});

interface Shown {
  readonly clock: { readonly now: string; readonly offset_ms: number };
  readonly providers: readonly {
    readonly name: string;
    readonly about: string;
    readonly state: string;
    readonly address: string;
    readonly delivery: string;
    readonly tries: readonly (readonly [typed: string, happens: string])[];
  }[];
  readonly parts: readonly { readonly name: string; readonly about: string; readonly state: string }[];
  readonly scenarios: readonly Scenario[];
  readonly webhooks: readonly ShownWebhook[];
  readonly bookings: readonly Booking[];
  readonly requests: readonly SeenRequest[];
}

const MAX_ROWS = 40;
const TONES: Record<string, string> = {
  delivered: 'good',
  held: 'warn',
  queued: 'warn',
  failed: 'bad',
  dropped: 'bad',
  charge: 'good',
  refund: 'warn',
  void: 'warn',
  chargeback: 'bad',
};
const STEPS: [label: string, ms: number][] = [
  ['5 seconds', 5000],
  ['1 minute', 60_000],
  ['5 minutes', 300_000],
  ['30 minutes', 1_800_000],
  ['1 day', 86_400_000],
  ['3 days', 259_200_000],
];

const tag = (word: string) => `<span class="tag ${TONES[word] ?? ''}">${text(word)}</span>`;
const time = (at: string) => at.slice(11, 19);
const options = (all: readonly string[], chosen = '') =>
  all.map((one) => `<option${one === chosen ? ' selected' : ''}>${text(one)}</option>`).join('');
const send = (action: string, fields: Record<string, string>, label: string, kind = '') =>
  `<form data-send="${action}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${text(value)}">`)
    .join('')}<button${kind ? ` class="${kind}"` : ''}>${text(label)}</button></form>`;
const table = (heads: readonly string[], rows: readonly string[], none: string) =>
  `<div class="scroll"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('') || `<tr><td colspan="${heads.length}" class="quiet">${none}</td></tr>`}</tbody></table></div>`;
const latest = <Row>(rows: readonly Row[]) => rows.slice(-MAX_ROWS).toReversed();
const sum = ({ amountMinor, currency }: Booking) => `${amountMinor.toLocaleString('en')} ${text(currency)}`;

const tries = (all: Shown['providers'][number]['tries']) =>
  all.length
    ? `<details><summary>What to type</summary><dl>${all.map(([typed, happens]) => `<dt><code>${text(typed)}</code></dt><dd>${text(happens)}</dd>`).join('')}</dl></details>`
    : '';

/** Everything a person may pull at, on one page. */
export function controlPage(shown: Shown): string {
  const names = shown.providers.map(({ name }) => name);
  const providers = shown.providers.map(
    (
      one,
    ) => `<tr><th scope="row">${text(one.name)}<br><code class="quiet">${text(one.address.replace('http://', ''))}</code></th><td>${text(one.about)}${tries(one.tries)}</td><td>${text(one.state)}</td>
<td><form data-send="POST /control/deliveries"><input type="hidden" name="provider" value="${one.name}"><select name="delivery" aria-label="Webhooks of ${one.name}">${options(DELIVERIES, one.delivery)}</select><button class="second">Set</button></form></td></tr>`,
  );
  const webhooks = latest(shown.webhooks).map((one) => {
    const ids = { ids: String(one.id) };
    const act = (verb: string, label: string) => send(`POST /control/webhooks/${verb}`, ids, label, 'second');
    return `<tr><td class="num">${one.id}</td><td>${text(one.provider)} ${text(one.site)}</td><td>${text(one.event)}</td><td>${tag(one.state)}</td><td class="num">${one.tries}</td><td class="num">${one.status ?? ''}</td>
<td>${act('release', 'release')} ${act('drop', 'drop')} ${act('duplicate', 'duplicate')} ${act('replay', 'replay')}</td></tr>`;
  });
  const bookings = latest(shown.bookings).map(
    (one) =>
      `<tr><td class="quiet">${time(one.at)}</td><td>${text(one.provider)} ${text(one.site)}</td><td>${tag(one.kind)}</td><td class="num">${sum(one)}</td><td><code>${text(one.txnId)}</code></td><td><code>${text(one.reference ?? '')}</code></td></tr>`,
  );
  const requests = latest(shown.requests).map(
    (one) =>
      `<tr><td class="quiet">${time(one.at)}</td><td>${text(one.provider)}</td><td><code>${text(one.method)} ${text(one.path.slice(0, 90))}</code></td><td class="num">${one.status || 'none'}</td></tr>`,
  );
  const scenarios = shown.scenarios.map(
    (one) =>
      `<tr><td>${text(one.provider)}</td><td><code>${text(one.call)}</code></td><td>${text(one.behaviour)}</td><td>${one.times}</td></tr>`,
  );
  const others = shown.parts.map(
    (one) =>
      `<tr><th scope="row">${text(one.name)}</th><td>${text(one.about)}</td><td>${text(one.state)}</td></tr>`,
  );
  const phone = shown.providers.find(({ name }) => name === 'payphone');
  return page(
    'Control',
    `<p class="lead">What the simulated providers do, have done and shall do next. <a href="${phone?.address ?? ''}/phone">The phone</a> · <a href="/inbox">The inbox</a></p>
<div class="bar"><div><b>${text(shown.clock.now.slice(0, 19).replace('T', ' '))} UTC</b><br><span class="quiet">${shown.clock.offset_ms === 0 ? 'real time' : 'moved'}</span></div>
<form data-send="POST /clock"><label>Move on by <select name="by_ms">${STEPS.map(([label, ms]) => `<option value="${ms}">${label}</option>`).join('')}</select></label><button>Move</button></form>
${send('POST /clock', { reset: 'true' }, 'Real time', 'second')}
${send('POST /control/reset', {}, 'Forget everything', 'second')}</div>
<h2>Providers</h2>${table(['Name', 'Plays', 'State', 'Webhooks'], providers, '')}
<h2>Scenarios</h2>
<div class="bar"><form data-send="POST /control/scenarios"><label>Provider <select name="provider">${options(names)}</select></label>
<label>Call <input name="call" value="*" size="18"></label><label>Behaviour <select name="behaviour">${options(BEHAVIOURS)}</select></label>
<label>Times <input name="times" type="number" min="1" max="1000" value="1"></label><button>Add</button></form>${send('DELETE /control/scenarios', {}, 'Remove all', 'second')}</div>
${table(['Provider', 'Call', 'Behaviour', 'Times left'], scenarios, 'No scenario is set.')}
<h2>Money that moved</h2>${table(['When', 'Provider', 'Kind', 'Amount in minor units', 'Transaction', 'Reference of the shop'], bookings, 'None yet.')}
<h2>Webhooks</h2><p>${send('POST /control/webhooks/release', {}, 'Release all held', 'second')}</p>
${table(['No.', 'Provider', 'Event', 'State', 'Tries', 'Answer', 'Do'], webhooks, 'None yet.')}
<h2>Requests of the shop and its shoppers</h2>${table(['When', 'Provider', 'Request', 'Answer'], requests, 'None yet.')}
<h2>Other parts</h2>${table(['Name', 'Plays', 'State'], others, '')}`,
  );
}
