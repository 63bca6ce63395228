import {
  createExport,
  type Export,
  exportFile,
  showExport,
} from '@paddock/server/features/exports/exports.contract.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { callDesk } from '../calls/call-desk.ts';
import { isDeskError } from '../calls/desk-error.ts';
import { useKeys } from '../keys/use-keys.ts';
import { showToast } from '../overlay/toast.tsx';
import { Button } from '../parts/button.tsx';

await requireMessages('unfinished');

const POLL_MS = 1500;
const NOT_FILTERS = new Set(['open', 'view']);

/** CSV of what the list shows, by its address. A long list is written by a worker first. */
export function ExportButton({ list }: { list: Export['list'] }) {
  const t = useT();
  const label = useLabel();
  const [search] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  async function run(): Promise<void> {
    setBusy(true);
    try {
      const query = new URLSearchParams([...search].filter(([name]) => !NOT_FILTERS.has(name))).toString();
      const params = { id: crypto.randomUUID() };
      let { data } = await callDesk(createExport, { params, body: { list, query } });
      if (data.status === 'queued') showToast(t('export.long'));
      while (data.status === 'queued') {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        data = (await callDesk(showExport, { params })).data;
      }
      download(exportFile.path.replace(':id', params.id));
    } catch (error) {
      if (isDeskError(error)) showToast(label(`reason.${error.code}`, error.message), { tone: 'alert' });
    }
    setBusy(false);
  }
  useKeys(
    [{ keys: 'shift+e', label: t('export.csv'), group: t('kit.keys.list'), run: () => void run() }],
    !isBusy,
  );
  return (
    <Button look="quiet" icon="export" keys="shift+e" disabled={isBusy} onClick={() => void run()}>
      {isBusy ? t('export.busy') : t('export.csv')}
    </Button>
  );
}

function download(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
