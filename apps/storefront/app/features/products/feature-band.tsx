import { Picture, type PictureSource } from '@paddock/ui/picture';
import { useTextDir } from '../../i18n/text-dir.ts';
import type { ProductView } from './product-view.ts';

type Props = { picture: PictureSource; feature: ProductView['features'][number] };

/** The first feature over the wide dark picture; words keep to its quiet side. */
export function FeatureBand({ picture, feature }: Props) {
  const ownDir = useTextDir();
  return (
    <section id="features" className="band ui-dark product-section">
      <Picture className="band__picture" source={picture} alt="" sizes="100vw" fit="cover" />
      <div className="ui-column band__in">
        <div className="band__text">
          <h2 className="ui-h2" dir={ownDir(feature.title)}>
            {feature.title}
          </h2>
          <p dir={ownDir(feature.text)}>{feature.text}</p>
        </div>
      </div>
    </section>
  );
}
