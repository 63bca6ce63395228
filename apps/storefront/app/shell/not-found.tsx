import { ButtonLink } from '@paddock/ui/button-link';
import { Picture, type PictureSource } from '@paddock/ui/picture';
import { useT } from '../i18n/use-t.ts';
import { usePage } from '../page-context.ts';
import { BrandLogo } from './brand-logo.tsx';
import { Head } from './head.tsx';
import { usePath } from './use-path.ts';

type Props = { text: string; picture: PictureSource; isInLayout: boolean };

export function NotFound({ text, picture, isInLayout }: Props) {
  const t = useT();
  const path = usePath();
  const { home, segment } = usePage();
  const Area = isInLayout ? 'section' : 'main';
  return (
    <Area
      className="shell-404 shell-under-header ui-dark"
      {...(isInLayout ? {} : { id: 'content', tabIndex: -1 })}
    >
      <Head title={t('shell.notFound.title')} noindex />
      <Picture source={picture} alt="" sizes="100vw" priority fit="cover" className="shell-404__picture" />
      {!isInLayout && <BrandLogo />}
      <div className="ui-column shell-404__in">
        <h1 className="ui-h1">{t('shell.notFound.title')}</h1>
        <p className="ui-lead">{text}</p>
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
      </div>
    </Area>
  );
}
