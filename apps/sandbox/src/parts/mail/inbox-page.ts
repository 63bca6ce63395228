import { escapeHtml, page } from '../../core/page.ts';
import type { ReceivedMail } from './inbox.ts';
import { MAIL_BEHAVIOURS, type MailBehaviour } from './smtp.ts';

const time = (at: string) => `<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')}</time>`;

export function inboxPage(
  mails: readonly ReceivedMail[],
  to: string | undefined,
  behaviour: MailBehaviour,
): string {
  const rows = mails.toReversed().map(
    (mail) => `<tr><td class="quiet">${time(mail.at)}</td><td>${escapeHtml(mail.to.join(', '))}</td>
<td><a href="/inbox/${mail.id}">${escapeHtml(mail.subject || '(no subject)')}</a>${mail.attachments.length ? ' <span class="tag">attachment</span>' : ''}</td></tr>`,
  );
  const choices = MAIL_BEHAVIOURS.map(
    (one) => `<option${one === behaviour ? ' selected' : ''}>${one}</option>`,
  ).join('');
  return page(
    'Inbox',
    `<p class="lead">Every mail the shop sent, for any receiver. Nothing leaves this machine.</p>
<div class="bar"><form method="get" action="/inbox"><label>To <input name="to" type="email" value="${escapeHtml(to ?? '')}"></label><button>Show</button></form>
<form data-send="POST /inbox/behaviour"><label>The mail server <select name="behaviour">${choices}</select></label><button>Set</button></form>
<form data-send="DELETE /inbox"><button class="second">Empty</button></form></div>
<div class="scroll"><table><thead><tr><th scope="col">When</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>${rows.join('') || '<tr><td colspan="3" class="quiet">No mail yet.</td></tr>'}</tbody></table></div>`,
  );
}

export function mailPage(mail: ReceivedMail): string {
  const files = mail.attachments.map(
    ({ name, bytes }, place) =>
      `<a href="/inbox/${mail.id}/attachments/${place}">${escapeHtml(name)}</a> <span class="quiet">${Math.ceil(bytes.length / 1024)} kB</span>`,
  );
  return page(
    mail.subject || '(no subject)',
    `<p><a href="/inbox">Inbox</a></p>
<dl><dt>From</dt><dd>${escapeHtml(mail.headers.from ?? mail.from)}</dd><dt>To</dt><dd>${escapeHtml(mail.to.join(', '))}</dd><dt>When</dt><dd>${time(mail.at)}</dd>${files.length ? `<dt>Files</dt><dd>${files.join('<br>')}</dd>` : ''}
<dt>Also as</dt><dd><a href="/inbox/${mail.id}/text">text</a>, <a href="/inbox/${mail.id}/raw">raw</a></dd></dl>
${mail.html === null ? `<pre class="sheet">${escapeHtml(mail.text)}</pre>` : `<iframe class="sheet mail" sandbox src="/inbox/${mail.id}/body" title="The mail"></iframe>`}`,
  );
}
