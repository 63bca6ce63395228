import { Dialog } from '@paddock/ui/dialog';
import { Loading } from '@paddock/ui/loading';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { ManualFileLink, type ManualView } from './manual-file-link.tsx';

type Props = {
  product: { id: number; slug: string; name: string; manuals: ManualView[] };
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The manuals of one product in every language there is. */
export default function ManualsDialog({ product, isOpen, onOpenChange }: Props) {
  const t = useT();
  const { manuals, isLoading } = useManuals(product);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('products.manuals')}
      closeLabel={t('shell.close')}
    >
      <Loading isLoading={isLoading} label={t('shell.loading')} />
      {!isLoading && manuals.length === 0 && <p>{t('manuals.none')}</p>}
      {manuals.map((manual) => (
        <section key={manual.id} className="manuals__group" aria-labelledby={`manual-${manual.id}`}>
          <h3 id={`manual-${manual.id}`} className="ui-h4">
            {manual.name}
          </h3>
          <ul>
            {manual.files.map((file) => (
              <ManualFileLink key={file.url} name={file.language} file={file} />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

/** A load that fails is only logged: then what the page knew is shown. */
function useManuals({ id, slug, manuals: known }: Props['product']) {
  const path = usePath();
  const address = path(`products/${slug}/manuals?product_id=${id}`);
  const [manuals, setManuals] = useState<ManualView[] | null>(null);
  useEffect(() => {
    const control = new AbortController();
    fetch(address, { headers: { accept: 'application/json' }, signal: control.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`manuals answered ${response.status}`);
        setManuals((await response.json()) as ManualView[]);
      })
      .catch((error: unknown) => {
        if (control.signal.aborted) return;
        console.warn('manuals could not be loaded', error);
        setManuals(known);
      });
    return () => control.abort();
  }, [address, known]);
  return { manuals: manuals ?? [], isLoading: manuals === null };
}
