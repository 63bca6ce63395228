import { Dialog } from '@paddock/ui/dialog';
import { pictureUrl } from '@paddock/ui/picture';
import { useT } from '../../../i18n/use-t.ts';
import type { ReadyFilm } from './ready-block.ts';

type Props = { film: ReadyFilm; title: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export default function FilmDialog({ film: { src, poster }, title, ...dialog }: Props) {
  const t = useT();
  const width = poster?.widths.findLast((one) => one <= 1200);
  return (
    <Dialog {...dialog} title={title} closeLabel={t('shell.close')}>
      {/* biome-ignore lint/a11y/useMediaCaption: nothing is said in them */}
      <video
        className="film"
        src={src}
        poster={poster && width ? pictureUrl(poster, width, 'jpeg') : undefined}
        aria-label={title}
        controls
        playsInline
      />
    </Dialog>
  );
}
