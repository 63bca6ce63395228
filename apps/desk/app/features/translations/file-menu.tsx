import type { LocaleOverview } from '@paddock/server/features/texts/staff/texts.staff.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { isDeskError } from '../../kit/calls/desk-error.ts';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { MenuButton } from '../../kit/overlay/menu.tsx';
import { showToast } from '../../kit/overlay/toast.tsx';
import { Icon } from '../../kit/parts/icon.tsx';
import { exportFile, type ImportedTexts, importFile } from './import-file.ts';

interface FileMenuProps {
  readonly locale: LocaleOverview;
  readonly address: URLSearchParams;
}

/** XLIFF and CSV out, and a returned file in. */
export function FileMenu({ locale, address }: FileMenuProps) {
  const t = useT();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [imported, setImported] = useState<ImportedTexts | null>(null);
  const take = async (file: File | undefined) => {
    if (!file || !locale.site) return;
    try {
      setImported(await importFile(file, locale.locale, locale.site));
      await client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/staff/texts'),
      });
    } catch (error) {
      showToast(isDeskError(error) ? error.message : t('translations.fileFailed'), { tone: 'alert' });
    }
  };
  return (
    <>
      <MenuButton
        label={t('translations.files')}
        className="btn btn--quiet"
        items={[
          {
            key: 'xliff',
            label: t('translations.exportXliff'),
            icon: 'export',
            run: () => exportFile(locale.locale, 'xliff', address),
          },
          {
            key: 'csv',
            label: t('translations.exportCsv'),
            icon: 'export',
            run: () => exportFile(locale.locale, 'csv', address),
          },
          {
            key: 'import',
            label: t('translations.import'),
            icon: 'document',
            reason: locale.site ? undefined : t('translations.readOnly'),
            run: () => input.current?.click(),
          },
        ]}
      >
        <Icon name="export" />
        {t('translations.files')}
      </MenuButton>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlf,.xliff,.csv"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {imported ? <ImportReport imported={imported} onClose={() => setImported(null)} /> : null}
    </>
  );
}

function ImportReport({ imported, onClose }: { imported: ImportedTexts; onClose: () => void }) {
  const t = useT();
  const label = useLabel();
  const { saved, same, refused } = imported;
  return (
    <Dialog title={t('translations.imported')} onClose={onClose}>
      <p>{t('translations.importedText', { saved, same, refused: refused.length })}</p>
      {refused.length > 0 ? (
        <table className="table table--plain">
          <tbody>
            {refused.map(({ id, name, reason, checks }) => (
              <tr key={id}>
                <td>
                  <bdi>{name || id}</bdi>
                </td>
                <td>{label(`translations.refused.${reason}`, reason)}</td>
                <td className="muted">
                  {checks.map((check) => label(`translations.check.${check}`, check)).join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </Dialog>
  );
}
