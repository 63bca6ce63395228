/** The number in what a barcode or a person says: capitals and digits. A label may carry an address or a field name. */
export function readCode(text: string): string {
  const last = text.split(/[/=:?]/).at(-1) ?? '';
  return last
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 40);
}
