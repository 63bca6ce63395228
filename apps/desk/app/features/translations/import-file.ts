import {
  exportTexts,
  importTexts,
} from '@paddock/server/features/texts/staff/files/text-files.staff.contract.ts';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { filterOf } from './use-queue.ts';

export type ImportedTexts = Awaited<ReturnType<typeof callDesk<typeof importTexts>>>['data'];

const IMPORT_TIMEOUT_MS = 120_000;

/** The texts of the queue as a file; the browser saves it while it comes. */
export function exportFile(locale: string, format: 'xliff' | 'csv', address: URLSearchParams): void {
  const { state, kind, subject, q } = filterOf(address);
  const query = new URLSearchParams({ locale, format });
  if ((state as string) !== 'all') query.set('state', state);
  if (kind) query.set('kind', kind);
  if (subject) query.set('subject', subject);
  if (q) query.set('q', q);
  const link = document.createElement('a');
  link.href = `${exportTexts.path}?${query}`;
  link.download = '';
  link.click();
}

export async function importFile(file: File, locale: string, site: string): Promise<ImportedTexts> {
  const format = file.name.toLowerCase().endsWith('.csv') ? 'csv' : 'xliff';
  const input = { query: { locale, format }, body: await file.text() } as const;
  const { data } = await callDesk(importTexts, input, { site, timeoutMs: IMPORT_TIMEOUT_MS });
  return data;
}
