import { escapeHtml } from '../../core/page.ts';
import { ANSWER_WITHIN_MS, type Sale } from './sales.ts';

const FIGURES = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const dollars = (cents: number) => `$ ${FIGURES.format(cents / 100)}`;

/** The shopper's phone: the shops' requests, with Approve and Reject. */
export function phonePage(sales: readonly Sale[], now: Date): string {
  const waiting = sales.filter(({ statusCode }) => statusCode === 1);
  const answered = sales.filter(({ statusCode }) => statusCode !== 1).slice(-8);
  const left = (sale: Sale) => {
    const seconds = Math.max(
      0,
      Math.ceil((sale.createdAt.getTime() + ANSWER_WITHIN_MS - now.getTime()) / 1000),
    );
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  };
  const asks = waiting.toReversed().map(
    (
      sale,
    ) => `<li class="ask"><p class="who">PADDOCK asks +${escapeHtml(sale.countryCode)} ${escapeHtml(sale.phoneNumber)}</p>
<p class="sum">${dollars(sale.amount)}</p><p class="for">${escapeHtml(sale.reference)}</p>
<form method="post" action="/phone/${sale.transactionId}"><button name="answer" value="approve">Approve</button><button name="answer" value="reject" class="no">Reject</button></form>
<p class="left">${left(sale)} left to answer</p></li>`,
  );
  const done = answered
    .toReversed()
    .map(
      (sale) =>
        `<li><b>${dollars(sale.amount)}</b> <span>${escapeHtml(sale.transactionStatus)}</span><br><small>${escapeHtml(sale.phoneNumber)}: ${escapeHtml(sale.message)}</small></li>`,
    );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A phone with PayPhone (simulation)</title>
<style>
:root{color-scheme:light}*{box-sizing:border-box;margin:0}
body{font:16px/1.5 system-ui,sans-serif;background:#e9ebee;color:#17191c;display:grid;place-items:start center;min-block-size:100vh;padding:2rem 1rem}
.phone{inline-size:min(390px,100%);min-block-size:680px;background:#fff;border:10px solid #17191c;border-radius:44px;padding:1.5rem 1.25rem;display:grid;gap:1.25rem;align-content:start}
h1{font-size:1.25rem;color:#c44a06}h2{font-size:.875rem;color:#565c63;margin-block:1.5rem .5rem}
.note{font-size:.8125rem;color:#565c63}
ul{list-style:none;padding:0;display:grid;gap:.75rem}
.ask{border:1px solid #d5d9de;border-radius:18px;padding:1rem;display:grid;gap:.5rem;box-shadow:0 6px 18px rgb(0 0 0/.08)}
.who,.left,.for{font-size:.875rem;color:#565c63}.sum{font-size:1.75rem;font-weight:700;line-height:1.1;font-variant-numeric:tabular-nums}
form{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
button{font:inherit;font-weight:650;min-block-size:48px;border-radius:12px;border:1px solid #b44305;background:#b44305;color:#fff;cursor:pointer}
button.no{background:#fff;color:#b44305}button:focus-visible{outline:3px solid #17191c;outline-offset:2px}
.done li{border-block-start:1px solid #e3e6ea;padding-block-start:.75rem}.done span{float:inline-end;font-size:.875rem}
small{color:#565c63}.empty{text-align:center;padding-block:3rem;color:#565c63}
</style></head>
<body><main class="phone"><h1>PayPhone</h1><p class="note">Simulation. No money moves.</p>
<div id="live"><ul>${asks.join('') || '<li class="empty">No open requests.</li>'}</ul>
${done.length ? `<h2>Answered</h2><ul class="done">${done.join('')}</ul>` : ''}</div></main>
<script>
setInterval(async () => {
  const live = document.getElementById('live');
  if (document.hidden || live.contains(document.activeElement)) return;
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
  live.replaceChildren(...page.getElementById('live').childNodes);
}, 1500);
</script></body></html>`;
}
