import { ButtonLink } from '@paddock/ui/button-link';
import { Section } from '@paddock/ui/section';
import { Fragment } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Plan } from './plan.tsx';
import { MUSEUM_ADDRESS } from './rooms.ts';
import { useWords } from './use-words.ts';

/** When it is open, where it is, how it is laid out, and where to read on. */
export function VisitUs({ museumUrl }: { museumUrl: string | null }) {
  const t = useT();
  const words = useWords();
  return (
    <Section tone="paper" title={t('museum.visit')}>
      <div className="museum-visit">
        <div className="museum-visit__text">
          <dl className="museum-visit__facts">
            <div>
              <dt>{t('museum.hours.title')}</dt>
              <dd>{t('museum.hours.text')}</dd>
            </div>
            <div>
              <dt>{t('museum.tickets.title')}</dt>
              <dd>{t('museum.tickets.text')}</dd>
            </div>
            <div>
              <dt>{t('museum.address.title')}</dt>
              <dd>
                <address translate="no">
                  {MUSEUM_ADDRESS.map((line, n) => (
                    <Fragment key={line}>
                      {n > 0 && <br />}
                      <bdi>{line}</bdi>
                    </Fragment>
                  ))}
                </address>
              </dd>
            </div>
          </dl>
          {museumUrl && (
            <ButtonLink variant="dark" href={museumUrl} target="_blank" rel="noopener">
              {t('museum.site')}
            </ButtonLink>
          )}
        </div>
        <Plan
          label={t('museum.rooms')}
          renderRoom={(id, className) => (
            <a className={className} href={`#room-${id}`}>
              <bdi>{words.room(id)}</bdi>
            </a>
          )}
        />
      </div>
    </Section>
  );
}
