import { Link } from 'react-router';
import { PageFrame } from '../../frame/page-frame.tsx';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import type { FooterHandle } from '../../page/shell-data.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/size-finder.page.ts';
import { loadSize } from './load-size.server.ts';
import { SizeForm } from './size-form.tsx';
import { SizeResultView } from './size-result.tsx';
import '../products/css/geometry.css';
import './sizes.css';

await requireMessages('shop', 'sizes');

export const handle: FooterHandle = { productFootnote: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadSize(context.get(visitContext), params.slug);
}

/** Height, inseam and riding style lead to a frame size, with the reasons. A form of the address: it needs no script. */
export default function SizeFinderPage({ loaderData: view }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const { slug, name, picture } = view.product;
  return (
    <PageFrame
      title={t('sizes.title', { name })}
      lead={t('sizes.lead')}
      picture={picture}
      trail={[{ name, path: `products/${slug}` }]}
      noindex={view.result !== null}
    >
      <div className="ui-column size-finder">
        <SizeForm view={view} action={path(`products/${slug}/size`)} />
        {view.result ? (
          <SizeResultView result={view.result} product={view.product} />
        ) : (
          <p>
            <Link className="ui-link" to={path(`products/${slug}#geometries`)}>
              {t('sizes.geometry')}
            </Link>
          </p>
        )}
      </div>
    </PageFrame>
  );
}
