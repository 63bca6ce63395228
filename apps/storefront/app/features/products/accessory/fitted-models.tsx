import { Picture } from '@paddock/ui/picture';
import { Section } from '@paddock/ui/section';
import { Link } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import type { AccessoryView } from './accessory-view.ts';

/** Every model of the site that the accessory fits, by category. */
export function FittedModels({ fits }: Pick<AccessoryView, 'fits'>) {
  const t = useT();
  const path = usePath();
  if (fits.length === 0) return null;
  return (
    <Section id="fits" tone="paper" className="product-section" title={t('accessories.fits')}>
      <div className="fits">
        {fits.map(({ category, models }) => (
          <section key={category} aria-label={category}>
            <h3 className="ui-h4">{category}</h3>
            <ul>
              {models.map((model) => (
                <li key={model.slug}>
                  <Link className="fits__model" to={path(`products/${model.slug}`)}>
                    <span className="fits__shot">
                      {model.picture && <Picture source={model.picture} sizes="96px" fit="cover" alt="" />}
                    </span>
                    <bdi>{model.name}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
