import { classNames } from '@paddock/ui/class-names';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useCountryName } from '../features/sites/use-country-name.ts';
import { useT } from '../i18n/use-t.ts';
import { usePage } from '../page/page-context.ts';
import { useShell } from '../page/shell-data.ts';

const loadChooser = () => import('./country-chooser.tsx');
const CountryChooser = lazy(loadChooser);

/** Opens the country chooser; without script it is a link to the chooser page. */
export function LocaleButton({ className, showName = false }: { className?: string; showName?: boolean }) {
  const t = useT();
  const { locale } = usePage();
  const shell = useShell();
  const countryName = useCountryName();
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  if (!shell) return null;

  const { displayName, flag, urls } = shell.currentSite;
  const here = { country: countryName(displayName), language: languageName(urls, locale) };
  return (
    <>
      <a
        href="/?choose"
        aria-haspopup="dialog"
        aria-expanded={openOn === key}
        className={classNames('shell-locale', className)}
        onPointerEnter={() => void loadChooser()}
        onFocus={() => void loadChooser()}
        onClick={(event) => {
          event.preventDefault();
          setOpenOn(key);
        }}
      >
        <SingleFlag src={flag} />
        <span aria-hidden="true">{showName ? t('sites.choose.current', here) : locale.toUpperCase()}</span>
        <span className="ui-hidden">{t('sites.choose.button', here)}</span>
      </a>
      {openOn !== null && (
        <Suspense>
          {/* The page it was opened on is its key: another page, and it is closed. */}
          <CountryChooser isOpen={openOn === key} onOpenChange={(isOpen) => setOpenOn(isOpen ? key : null)} />
        </Suspense>
      )}
    </>
  );
}

function languageName(urls: { locale_code: string; locale_name: string }[], locale: string): string {
  return urls.find((url) => url.locale_code === locale)?.locale_name ?? locale;
}

/** A flag that comes with the page, so that the whole sprite is only fetched by who opens the chooser. */
function SingleFlag({ src }: { src: string | null }) {
  if (!src) return <span className="shell-flag shell-flag--none" aria-hidden="true" />;
  return <img className="shell-flag" src={src} alt="" width="20" height="15" />;
}
