const ADDRESS = /(<(?:a|form)\b[^>]*?\s(?:href|action)=")(\/[^"/?#][^"?#]*)(\?[^"#]*)?(#[^"]*)?"/g;

/**
 * Links and forms of a preview stay in it, also before its scripts run. A path of another site is left alone: the secret
 * opens nothing there.
 */
export function keepPreview(html: string, segment: string, token: string): string {
  return html.replaceAll(ADDRESS, (whole, start: string, path: string, query = '', hash = '') => {
    const isHere = path === `/${segment}` || path.startsWith(`/${segment}/`);
    if (!isHere || /[?;&]preview=/.test(query)) return whole;
    const joined = query ? `${query}&amp;` : '?';
    return `${start}${path}${joined}preview=${token}${hash}"`;
  });
}
