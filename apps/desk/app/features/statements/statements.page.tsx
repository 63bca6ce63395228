import {
  listStatements,
  type StatementRow,
} from '@paddock/server/features/statements/statements.contract.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { contractSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { Button } from '../../kit/parts/button.tsx';
import { SiteTag, Tag } from '../../kit/parts/codes.tsx';
import { Money } from '../../kit/parts/money.tsx';
import { Day, Time } from '../../kit/parts/time.tsx';
import { useMay } from '../../kit/session/use-me.ts';

await requireMessages('statements');
const ImportDialog = lazy(() => import('./import-dialog.tsx'));
const source = contractSource(listStatements);

export default function StatementsPage() {
  const t = useT();
  const may = useMay();
  const [file, setFile] = useState<File | 'none' | null>(null);
  const mayImport = may('statement.import');
  useKeys(mayImport ? [{ keys: 'u', label: t('statements.import'), run: () => setFile('none') }] : []);
  useDroppedFile(mayImport, setFile);
  const button = (look?: 'primary') => (
    <Button icon="arrow-up" keys="u" onClick={() => setFile('none')} {...(look && { look })}>
      {t('statements.import')}
    </Button>
  );
  return (
    <>
      <ListPage
        name="statements"
        title={t('statements.title')}
        source={source}
        rowId={({ site, id }) => `${site}/${id}`}
        rowLabel={({ account, file_name: fileName }) => `${account.name} ${fileName}`}
        rowHref={({ site, id }) => `/statements/${site}/${id}`}
        actions={mayImport ? button('primary') : null}
        columns={columnsOf(t)}
        card={(row) => (
          <>
            <div className="row space-between">
              <span className="row">
                <SiteTag site={row.site} /> <span className="font-medium">{row.account.name}</span>
              </span>
              <Open count={row.open} />
            </div>
            <div className="row space-between small">
              <Day date={row.to_on} />
              <Money minor={row.in_minor} currency={row.currency} />
            </div>
          </>
        )}
        empty={{
          title: t('statements.empty'),
          text: t('statements.emptyText'),
          action: mayImport ? button() : null,
        }}
      />
      {file ? (
        <Suspense fallback={null}>
          <ImportDialog file={file === 'none' ? null : file} onClose={() => setFile(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

const columnsOf = (t: Translate): Column<StatementRow>[] => [
  {
    id: 'site',
    header: t('statements.site'),
    width: '64px',
    cell: ({ site }) => <SiteTag site={site} />,
  },
  {
    id: 'account',
    header: t('statements.account'),
    width: 'minmax(140px, 1fr)',
    cell: ({ account }) => (
      <>
        <span className="font-medium">{account.name}</span> <bdi className="muted">{account.number}</bdi>
      </>
    ),
  },
  {
    id: 'to',
    header: t('statements.until'),
    width: '150px',
    cell: (row) => <Day date={row.to_on} />,
  },
  {
    id: 'in',
    header: t('statements.received'),
    width: '140px',
    align: 'end',
    cell: (row) => <Money minor={row.in_minor} currency={row.currency} />,
  },
  {
    id: 'lines',
    header: t('statements.linesIn'),
    width: '90px',
    align: 'end',
    from: 900,
    cell: ({ lines_in: count }) => count,
  },
  {
    id: 'open',
    header: t('statements.open'),
    width: '110px',
    cell: ({ open }) => <Open count={open} />,
  },
  {
    id: 'imported',
    header: t('statements.imported'),
    width: '110px',
    from: 1200,
    cell: (row) => <Time at={row.imported_at} />,
  },
];

function Open({ count }: { count: number }) {
  const t = useT();
  return count > 0 ? (
    <Tag tone="warn">{t('statements.openCount', { count })}</Tag>
  ) : (
    <Tag tone="ok">{t('statements.allDecided')}</Tag>
  );
}

/** A file dropped anywhere on the screen is imported. */
function useDroppedFile(isEnabled: boolean, onFile: (file: File) => void): void {
  useEffect(() => {
    if (!isEnabled) return;
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      onFile(file);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, [isEnabled, onFile]);
}
