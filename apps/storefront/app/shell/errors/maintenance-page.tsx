import type { PictureSource } from '@paddock/ui/picture';
import { useT } from '../../i18n/use-t.ts';
import type { ClosedOffice } from '../../page/page-error.ts';
import { PicturePage } from './picture-page.tsx';

type Props = { picture: PictureSource; office: ClosedOffice | undefined };

/** A site in maintenance: the text, and how to reach the office meanwhile. No navigation: every page is closed. */
export default function MaintenancePage({ picture, office }: Props) {
  const t = useT();
  return (
    <PicturePage title={t('shell.maintenance.title')} text={t('shell.errors.maintenance')} picture={picture}>
      <div className="shell-closed">
        {office?.back && (
          <div>
            <h2 className="ui-label">{t('shell.maintenance.back')}</h2>
            <p>{office.back}</p>
          </div>
        )}
        {(office?.phone || office?.email) && (
          <div>
            <h2 className="ui-label">{t('shell.footer.talk')}</h2>
            {office.phone && (
              <a className="shell-closed__phone" href={`tel:${office.phone.replace(/[^+\d]/g, '')}`}>
                <bdi dir="ltr">{office.phone}</bdi>
              </a>
            )}
            {office.email && (
              <p>
                <a className="ui-link" href={`mailto:${office.email}`}>
                  <bdi dir="ltr">{office.email}</bdi>
                </a>
              </p>
            )}
          </div>
        )}
        {office?.clock && (
          <div>
            <h2 className="ui-label">{t('shell.maintenance.hours')}</h2>
            {office.hours.map(({ days, times }) => (
              <p key={days}>
                <span>{days}</span> <bdi>{times}</bdi>
              </p>
            ))}
            <p className="ui-small ui-muted">{t('shell.maintenance.clock', { clock: office.clock })}</p>
          </div>
        )}
      </div>
    </PicturePage>
  );
}
