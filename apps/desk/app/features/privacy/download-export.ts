import { saveFile } from '../../kit/export/save-file.ts';
import { showToast } from '../../kit/overlay/toast.tsx';

/** The file is the answer of a POST: it closes the request, so a link would not do. */
export async function downloadExport(path: string, code: string, site: string): Promise<void> {
  const answer = await fetch(path.replace(':code', code), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tenant': site },
    body: '{}',
  });
  if (!answer.ok) {
    const { message } = (await answer.json().catch(() => ({ message: answer.statusText }))) as {
      message: string;
    };
    showToast(message, { tone: 'alert' });
    return;
  }
  saveFile(`data-${code}.json`, await answer.blob());
}
