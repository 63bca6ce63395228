/** HTML of a page, cleaned by the api when it was saved and again when it was read (H-51). */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned, see above
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
