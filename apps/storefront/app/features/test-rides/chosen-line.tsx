import { Picture, type PictureSource } from '@paddock/ui/picture';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';

type Props = {
  label: string;
  changeHref: string;
  picture?: PictureSource | null;
  detail?: string;
  children: ReactNode;
};

/** A step that is done: what was chosen, and the way back to it. */
export function ChosenLine({ label, changeHref, picture, detail, children }: Props) {
  const t = useT();
  return (
    <section className="ride-chosen" aria-label={label}>
      {picture && <Picture className="ride-chosen__picture" source={picture} alt="" sizes="96px" />}
      <div>
        <p className="ui-small ui-muted">{label}</p>
        <p className="ride-chosen__name">{children}</p>
        {detail && (
          <p className="ui-small">
            <bdi>{detail}</bdi>
          </p>
        )}
      </div>
      <Link className="ui-link" to={changeHref} preventScrollReset>
        {t('testRides.change')} <span className="ui-hidden">{label}</span>
      </Link>
    </section>
  );
}
