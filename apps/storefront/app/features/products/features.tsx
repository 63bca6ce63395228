import { Picture } from '@paddock/ui/picture';
import { useTextDir } from '../../i18n/text-dir.ts';
import { useT } from '../../i18n/use-t.ts';
import { Film } from './gallery/film.tsx';
import type { ProductView } from './product-view.ts';

type Feature = ProductView['features'][number];
type Props = { id: string; features: Feature[]; hasBand: boolean };

const hasPicture = ({ cover, video }: Feature) => Boolean(video?.video ?? cover?.picture);

/** What matters about it. On phones the cards lie in a row that is swiped; those without a picture stand below it. */
export function Features({ id, features, hasBand }: Props) {
  const t = useT();
  const ownDir = useTextDir();
  if (features.length === 0) return null;
  const plain = features.filter((feature) => !hasPicture(feature));
  const pictured = features.filter(hasPicture);
  const card = (feature: Feature) => (
    <article key={feature.title} className="feature">
      <FeaturePicture feature={feature} />
      <div className="feature__text" dir={ownDir(feature.text)}>
        <h3 className="ui-h3">{feature.title}</h3>
        <p>{feature.text}</p>
      </div>
    </article>
  );
  return (
    <section id={hasBand ? undefined : id} className="ui-section product-section">
      <div className="ui-column">
        <div className="ui-section__head">
          <h2 className="ui-h2">{t('products.features')}</h2>
        </div>
      </div>
      {pictured.length > 0 && (
        <section
          className="ui-column features"
          aria-label={t('products.features')}
          data-count={pictured.length}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
          tabIndex={0}
        >
          {pictured.map(card)}
        </section>
      )}
      {plain.length > 0 && <div className="ui-column features features--plain">{plain.map(card)}</div>}
    </section>
  );
}

function FeaturePicture({ feature: { cover, video } }: { feature: Feature }) {
  if (!video?.video && !cover?.picture) return null;
  return (
    <div className="feature__picture">
      {video?.video ? (
        <Film medium={video} />
      ) : (
        cover?.picture && (
          <Picture
            source={cover.picture}
            alt={cover.alt}
            sizes="(min-width: 1024px) 33vw, (min-width: 768px) 300px, 82vw"
            fit="cover"
          />
        )
      )}
    </div>
  );
}
