/** What a file is called wherever its bytes lie. The sender's own name for it is only ever shown. */
export const nameOf = (siteId: number, id: string): string => `${siteId}/${id}`;

export function readName(name: string): { siteId: number; id: string } {
  const [siteId, id = ''] = name.split('/');
  return { siteId: Number(siteId), id };
}
