import type { ReactNode } from 'react';
import { DESK_LOCALES, LOCALE_NAMES } from '../../i18n/desk-locales.ts';
import { chooseLocale, currentLocale } from '../../i18n/messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { Mark } from '../../kit/parts/mark.tsx';

interface SignInCardProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly error?: string | null | undefined;
  readonly children: ReactNode;
  /** Below the card. */
  readonly foot?: string | null;
}

/** The frame of the screens outside of the desk: sign-in, step-up, invitation. */
export function SignInCard({ title, text, error, children, foot }: SignInCardProps) {
  const t = useT();
  return (
    <div className="sign-in">
      <main className="sign-in__box" id="content">
        <div className="sign-in__mark">
          <Mark size={34} />
          <span>Paddock</span>
        </div>
        <div className="sign-in__card">
          <h1>{title}</h1>
          {text ? <p className="muted">{text}</p> : null}
          {error ? (
            <p role="alert" className="note note--alert">
              {error}
            </p>
          ) : null}
          {children}
        </div>
        {foot ? <p className="small muted sign-in__foot">{foot}</p> : null}
      </main>
      <footer className="small muted sign-in__ends">
        <nav className="row row--12" aria-label={t('session.language')}>
          {DESK_LOCALES.map((locale) => (
            <button
              key={locale}
              type="button"
              lang={locale}
              aria-pressed={locale === currentLocale}
              onClick={() => chooseLocale(locale)}
            >
              {LOCALE_NAMES[locale]}
            </button>
          ))}
        </nav>
        <span>{t('session.ends')}</span>
      </footer>
    </div>
  );
}
