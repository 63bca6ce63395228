import { isHardBounce } from '../sending/delivery.rules.ts';

export type DeliveryReport =
  /** RFC 3464: the mail did not arrive. `isHard`: the address does not exist. */
  | { readonly kind: 'bounce'; readonly isHard: boolean; readonly detail: string }
  /** RFC 5965: the reader called the mail spam. */
  | { readonly kind: 'complaint'; readonly detail: string };

interface ReportPart {
  readonly type: string;
  readonly text: string;
}

/** Fields of a machine-readable part: `Name: value`, continued on lines that begin with a space. */
function readFields(text: string): Record<string, string>[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map((group) => {
      const fields: Record<string, string> = Object.create(null);
      for (const line of group.split('\n')) {
        const [, name, value] = /^([\w-]{1,60}):\s*(.*)$/.exec(line) ?? [];
        if (name) fields[name.toLowerCase()] ??= value?.trim() ?? '';
      }
      return fields;
    });
}

/** Word by word: an expression that looks for `x@y` takes quadratic time where there is no @. */
const hideAddresses = (text: string) =>
  text.slice(0, 2_000).replaceAll(/\S+/g, (word) => (word.includes('@') ? '…' : word));

/** What a multipart/report says; null: nothing final, such as a delay, or a report that the mail arrived. */
export function readReport(parts: readonly ReportPart[]): DeliveryReport | null {
  for (const { type, text } of parts) {
    if (type === 'message/feedback-report') {
      const feedback = readFields(text).find((fields) => 'feedback-type' in fields)?.['feedback-type'];
      if (!feedback || feedback.toLowerCase() === 'not-spam') return null;
      return { kind: 'complaint', detail: feedback.slice(0, 60) };
    }
    if (type === 'message/delivery-status' || type === 'message/global-delivery-status') {
      const failed = readFields(text).find(({ action }) => action?.toLowerCase() === 'failed');
      if (!failed) return null;
      const status = /^\d\.\d{1,3}\.\d{1,3}/.exec(failed.status ?? '')?.[0] ?? '';
      const told = hideAddresses(failed['diagnostic-code'] ?? '').slice(0, 300);
      return { kind: 'bounce', isHard: isHardBounce(status), detail: `${status} ${told}`.trim() };
    }
  }
  return null;
}
