import { Section } from '@paddock/ui/section';
import { useT } from '../../../i18n/use-t.ts';
import type { MediumView } from '../product-view.ts';
import { Video } from './video.tsx';

/** Every film of the product, ready to play. */
export function RelatedVideos({ media }: { media: MediumView[] }) {
  const t = useT();
  const videos = media.filter((medium) => medium.video);
  if (videos.length === 0) return null;
  return (
    <Section id="videos" className="product-section" title={t('products.relatedVideos')}>
      <ul className="videos">
        {videos.map((medium) => (
          <li key={medium.key}>
            <Video medium={medium} />
            <p className="ui-small ui-muted">{medium.alt}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
