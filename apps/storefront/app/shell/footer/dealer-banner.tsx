import { ButtonLink } from '@paddock/ui/button-link';
import { LogoMark } from '@paddock/ui/logo';
import { Link } from 'react-router';
import BRAND_LOGO from '~brand/theme/logo.json' with { type: 'json' };
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/use-path.ts';

export function DealerBanner() {
  const t = useT();
  const path = usePath();
  return (
    <aside className="shell-dealer">
      <LogoMark drawing={BRAND_LOGO.mark} className="shell-dealer__mark" />
      <div className="ui-column shell-dealer__in">
        <div>
          <h2 className="ui-h2">{t('shell.dealer.title')}</h2>
          <p>{t('shell.dealer.text')}</p>
        </div>
        <ButtonLink as={Link} to={path('stores')} variant="light" iconEnd="arrow-end">
          {t('shell.dealer.link')}
        </ButtonLink>
      </div>
    </aside>
  );
}
