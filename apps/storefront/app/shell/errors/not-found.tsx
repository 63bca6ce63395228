import { ButtonLink } from '@paddock/ui/button-link';
import type { PictureSource } from '@paddock/ui/picture';
import { useT } from '../../i18n/use-t.ts';
import { usePage, usePath } from '../../page/page-context.ts';
import { PicturePage } from './picture-page.tsx';

type Props = { text: string; picture: PictureSource; isInLayout: boolean };

export function NotFound({ text, picture, isInLayout }: Props) {
  const t = useT();
  const path = usePath();
  const { home, segment } = usePage();
  return (
    <PicturePage title={t('shell.notFound.title')} text={text} picture={picture} isInLayout={isInLayout}>
      <div className="shell-404__links">
        <ButtonLink href={home} variant="light">
          {t('shell.notFound.home')}
        </ButtonLink>
        {segment && (
          <ButtonLink href={path('products')} variant="ghost">
            {t('shell.notFound.models')}
          </ButtonLink>
        )}
      </div>
    </PicturePage>
  );
}
