import type { ReactNode } from 'react';

const TAG = /<(\d+)>(.*?)<\/\1>/g;

/** A sentence with a link in it: `<0>…</0>` is drawn by the first part, wherever the language puts it. */
export function RichText({ text, parts }: { text: string; parts: ((words: string) => ReactNode)[] }) {
  const drawn: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(TAG)) {
    drawn.push(text.slice(end, found.index));
    const draw = parts[Number(found[1])];
    drawn.push(<span key={found.index}>{draw ? draw(found[2] ?? '') : found[2]}</span>);
    end = found.index + found[0].length;
  }
  return (
    <>
      {drawn}
      {text.slice(end)}
    </>
  );
}

/** HTML of a site's own, cleaned by the api when it was saved and again when it was read (H-51). */
export function CleanHtml({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned, see above
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
