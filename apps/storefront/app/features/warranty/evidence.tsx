import { Icon } from '@paddock/ui/icon';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import type { RequestView } from './warranty-view.ts';

/** What was sent. A photograph opens whole; what browsers cannot draw is downloaded. */
export function Evidence({ files }: { files: RequestView['files'] }) {
  const t = useT();
  const path = usePath();
  const images = files.filter(({ kind }) => kind === 'image');
  const films = files.filter(({ kind }) => kind === 'video');
  const at = (id: string) => path(`my-account/uploads/${id}/file`);
  return (
    <>
      <ul className="war-files">
        {images.map(({ id, isDrawn }, place) => {
          const name = t('warranty.photo', { number: place + 1 });
          return (
            <li key={id}>
              <a href={at(id)} target="_blank" rel="noreferrer" className="war-files__one">
                {isDrawn ? (
                  <img src={at(id)} alt={name} loading="lazy" />
                ) : (
                  <span>
                    <Icon name="image" />
                    {name}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
      {films.map(({ id }) => (
        // biome-ignore lint/a11y/useMediaCaption: the customer's own recording has no captions
        <video
          key={id}
          className="war-film"
          controls
          preload="metadata"
          src={at(id)}
          aria-label={t('warranty.film')}
        />
      ))}
    </>
  );
}
