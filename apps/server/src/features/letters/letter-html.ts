import { button, escapeHtml, heading, paragraph, row, small, text as textStyle } from '../mails/mail-html.ts';

/** A block of a letter in the words of its reader, with whole addresses. */
export type LetterPart =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'button'; readonly text: string; readonly url: string }
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string; readonly url: string | null }
  | {
      readonly kind: 'card';
      readonly title: string;
      readonly text: string | null;
      readonly src: string | null;
      readonly url: string;
    };

const paragraphsOf = (words: string) => words.split(/\n{2,}/).filter((one) => one.trim() !== '');

const image = (src: string, alt: string) =>
  `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="552" style="display:block;border:0;height:auto;width:100%;max-width:552px">`;

const linked = (url: string, inner: string) =>
  `<a class="ink" href="${escapeHtml(url)}" style="${textStyle}text-decoration:none">${inner}</a>`;

function partHtml(part: LetterPart): string {
  switch (part.kind) {
    case 'heading':
      return heading(part.text);
    case 'text':
      return paragraphsOf(part.text).map(paragraph).join('');
    case 'button':
      return button({ label: part.text, url: part.url });
    case 'picture':
      return part.url ? linked(part.url, image(part.src, part.alt)) : image(part.src, part.alt);
    case 'card': {
      // The title follows as text, so the picture has an empty alt text.
      const inner =
        (part.src ? image(part.src, '') : '') +
        `<strong class="ink" style="${textStyle}font-weight:700;display:block;padding:12px 0 0"><bdi>${escapeHtml(part.title)}</bdi></strong>` +
        (part.text
          ? `<span class="quiet" style="${small}display:block">${escapeHtml(part.text)}</span>`
          : '');
      return linked(part.url, inner);
    }
  }
}

/** A heading stays with what follows it: it has no row of its own. */
export const letterHtml = (parts: readonly LetterPart[]): string => {
  const rows: string[] = [];
  let waiting = '';
  for (const part of parts) {
    if (part.kind === 'heading') {
      if (waiting) rows.push(row(waiting));
      waiting = partHtml(part);
    } else {
      rows.push(row(waiting + partHtml(part)));
      waiting = '';
    }
  }
  return [...rows, ...(waiting ? [row(waiting)] : [])].join('\n');
};

function partText(part: LetterPart): string {
  switch (part.kind) {
    case 'heading':
      return `${part.text}\n${'='.repeat(Math.min([...part.text].length, 40))}`;
    case 'text':
      return paragraphsOf(part.text).join('\n\n');
    case 'button':
      return `${part.text}:\n${part.url}`;
    case 'picture':
      return [part.alt && `[${part.alt}]`, part.url].filter(Boolean).join('\n');
    case 'card':
      return [part.title, part.text, part.url].filter(Boolean).join('\n');
  }
}

/** The same blocks as plain text. */
export const letterText = (parts: readonly LetterPart[]): string =>
  parts.map(partText).filter(Boolean).join('\n\n');
