import { Button } from '@paddock/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { ManualFileLink } from '../manuals/manual-file-link.tsx';
import type { ProductView } from './product-view.ts';

const loadDialog = () => import('../manuals/manuals-dialog.tsx');
const ManualsDialog = lazy(loadDialog);

type Props = { product: Pick<ProductView, 'id' | 'slug' | 'name' | 'manuals'> };

/** Each manual in the reader's language; the window has them all. */
export function ManualsSection({ product }: Props) {
  const t = useT();
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  return (
    <section id="manuals" className="ui-section product-section">
      <div className="ui-column manuals">
        <h2 className="ui-h2">{t('products.manuals')}</h2>
        <div className="manuals__list">
          {product.manuals.length === 0 && <p className="ui-muted">{t('manuals.none')}</p>}
          <ul>
            {product.manuals.map((manual) => {
              const file = manual.files[0];
              return file && <ManualFileLink key={manual.id} name={manual.name} file={file} />;
            })}
          </ul>
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            onPointerEnter={() => void loadDialog()}
            onFocus={() => void loadDialog()}
            onClick={() => setOpenOn(key)}
          >
            {t('products.allManuals')}
          </Button>
        </div>
      </div>
      {openOn !== null && (
        <Suspense>
          <ManualsDialog
            product={product}
            isOpen={openOn === key}
            onOpenChange={(isOpen) => setOpenOn(isOpen ? key : null)}
          />
        </Suspense>
      )}
    </section>
  );
}
