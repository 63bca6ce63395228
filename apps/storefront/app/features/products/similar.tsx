import { Picture } from '@paddock/ui/picture';
import { Section } from '@paddock/ui/section';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import type { SimilarView } from './product-view.ts';

const SIZES = '(min-width: 768px) 30vw, 78vw';

/** In place of a product that is sold out: others of its category that are available. */
export function Similar({ similar }: { similar: SimilarView[] }) {
  const t = useT();
  const path = usePath();
  return (
    <Section id="similar" className="similar" title={t('products.similar')}>
      <ul className="similar__list">
        {similar.map(({ slug, name, kind, picture, price, days }) => (
          <li key={slug} className="similar__card">
            <span className="similar__shot">
              {picture && <Picture source={picture} alt="" sizes={SIZES} fit="cover" />}
            </span>
            <h3 className="ui-name">
              <Link className="similar__link" to={path(`products/${slug}`)}>
                <bdi>{name}</bdi>
              </Link>
            </h3>
            {kind && <p className="ui-muted">{kind}</p>}
            <p className="similar__facts">
              <span className="ui-price">{t('products.from', { price })}</span>
              <span className="ui-muted">{t('inventory.etd', { count: days })}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
