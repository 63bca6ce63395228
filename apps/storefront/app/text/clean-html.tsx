/** HTML of a site's own, cleaned by the api when it was saved and again when it was read (H-51). */
export function CleanHtml({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned, see above
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
