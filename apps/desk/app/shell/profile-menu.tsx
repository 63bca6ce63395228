import { useNavigate } from 'react-router';
import { DESK_LOCALES, LOCALE_NAMES } from '../i18n/desk-locales.ts';
import { chooseLocale, currentLocale } from '../i18n/messages.ts';
import { useT } from '../i18n/use-t.ts';
import { MenuButton } from '../kit/overlay/menu.tsx';
import { showToast } from '../kit/overlay/toast.tsx';
import { Avatar } from '../kit/parts/people.tsx';
import { useMe } from '../kit/session/use-me.ts';
import { toggleTheme } from '../kit/theme.ts';
import { openOverlay } from './open-overlay.ts';

async function signOut(failure: string): Promise<void> {
  const answer = await fetch('/auth/sign-out', { method: 'POST' }).catch(() => null);
  if (answer?.ok) location.assign('/sign-in?out=1');
  else showToast(failure, { tone: 'alert' });
}

/** Oneself: language, theme, keys, sessions, sign-out. */
export function ProfileMenu() {
  const t = useT();
  const me = useMe();
  const navigate = useNavigate();
  return (
    <MenuButton
      label={t('shell.profile', { name: me.name })}
      className="side__item side__me"
      items={[
        {
          key: 'theme',
          label: t('shell.theme'),
          icon: 'moon',
          keys: 'mod+shift+l',
          run: () => void toggleTheme(),
        },
        {
          key: 'keys',
          label: t('shell.keys.help'),
          icon: 'question',
          keys: '?',
          run: () => openOverlay('help'),
        },
        ...DESK_LOCALES.map((locale, place) => ({
          key: locale,
          label: LOCALE_NAMES[locale],
          isChecked: locale === currentLocale,
          ...(place === 0 && { group: t('shell.language') }),
          run: () => chooseLocale(locale),
        })),
        {
          key: 'sessions',
          label: t('shell.sessions'),
          icon: 'key',
          group: ' ',
          run: () => void navigate('/me/sessions'),
        },
        {
          key: 'out',
          label: t('shell.signOut'),
          icon: 'sign-out',
          run: () => void signOut(t('kit.failed.text')),
        },
      ]}
    >
      <Avatar name={me.name} isMe />
      <span className="truncate">{me.name}</span>
    </MenuButton>
  );
}
