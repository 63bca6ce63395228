import BRAND_LOGO from 'virtual:brand/logo';
import { Button } from '@paddock/ui/button';
import { LogoMark } from '@paddock/ui/logo';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';

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
        {/* A plain form: it works before and without script, and the locator page reads the address. */}
        <form className="shell-dealer__form" action={path('stores')} method="get">
          <input
            className="ui-input"
            name="near"
            aria-label={t('shell.dealer.place')}
            placeholder={t('shell.dealer.place')}
            autoComplete="postal-code"
            maxLength={80}
          />
          <Button type="submit" variant="dark">
            {t('shell.dealer.find')}
          </Button>
        </form>
      </div>
    </aside>
  );
}
