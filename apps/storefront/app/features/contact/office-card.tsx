import { GoLink } from '@paddock/ui/go-link';
import { Icon } from '@paddock/ui/icon';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import type { ClosedOffice } from '../../page/page-error.ts';

/** The office's address and opening hours, and the link to the nearer dealers. */
export function OfficeCard({ office }: { office: OfficeView }) {
  const t = useT();
  const path = usePath();
  const { entity, address, phone, email, hours, clock } = office;
  return (
    <aside className="contact-office" aria-labelledby="contact-office">
      <h2 id="contact-office" className="ui-h4">
        {t('contact.office')}
      </h2>
      {phone && (
        <a className="contact-office__phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      {email && (
        <p>
          <a className="ui-link" href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </p>
      )}
      {hours.length > 0 && (
        <div className="contact-office__part">
          <h3 className="contact-office__title">
            <Icon name="clock" />
            {t('contact.hours')}
          </h3>
          <dl>
            {hours.map(({ days, times }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>
                  <bdi>{times}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          {clock && <p className="contact-office__clock">{t('contact.hours.clock', { clock })}</p>}
        </div>
      )}
      {entity && (
        <div className="contact-office__part">
          <h3 className="contact-office__title">
            <Icon name="pin" />
            {t('contact.address')}
          </h3>
          <address translate="no">
            {[entity, ...address].map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
          </address>
        </div>
      )}
      <GoLink as={Link} to={path('stores')}>
        {t('contact.stores')}
      </GoLink>
    </aside>
  );
}

/** A site's office, in the visitor's language. */
export type OfficeView = Omit<ClosedOffice, 'back'> & {
  entity: string | null;
  address: string[];
  email: string | null;
};
