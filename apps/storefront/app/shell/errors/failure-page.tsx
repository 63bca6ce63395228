import { ButtonLink } from '@paddock/ui/button-link';
import { BrandLogo } from '../../frame/brand-logo.tsx';
import { Head } from '../../frame/head.tsx';
import { useT } from '../../i18n/use-t.ts';
import { usePage } from '../../page/page-context.ts';

type Props = { title: string; text: string; withHome?: boolean; isInLayout?: boolean };

/** A quiet page for when we cannot serve. Outside of a layout it stands alone: what feeds the navigation may be broken. */
export function FailurePage({ title, text, withHome = false, isInLayout = false }: Props) {
  const t = useT();
  const { home } = usePage();
  const Area = isInLayout ? 'section' : 'main';
  return (
    <Area className="shell-failure ui-dark" {...(isInLayout ? {} : { id: 'content', tabIndex: -1 })}>
      <Head title={title} noindex />
      {!isInLayout && <BrandLogo />}
      <div className="shell-failure__text">
        <h1 className="ui-h2">{title}</h1>
        <p className="ui-lead">{text}</p>
        {withHome && (
          // A full load: after a failure nothing of this document should be trusted.
          <ButtonLink href={home} variant="light">
            {t('shell.error.home')}
          </ButtonLink>
        )}
      </div>
    </Area>
  );
}
