import pictures from 'virtual:brand/pictures';
import { checkSerial } from '@paddock/server/contracts/bikes';
import { Button } from '@paddock/ui/button';
import { ButtonLink } from '@paddock/ui/button-link';
import { Note } from '@paddock/ui/note';
import { TextField } from '@paddock/ui/text-field';
import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { PageFrame } from '../../frame/page-frame.tsx';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { getPicture } from '../../media/media.server.ts';
import { usePath } from '../../page/page-context.ts';
import { config } from '../../platform/config.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/bike-check.page.ts';
import './bike-check.css';

await requireMessages('account');

type Found = { serial: string; lost: boolean; recovery_message: string | null };

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const typed = visit.url.searchParams.get('serial')?.trim().slice(0, 60) ?? '';
  const base = {
    typed,
    brand: config.brand,
    phone: visit.site?.settings.office_phone ?? null,
    picture: getPicture(pictures.bikeCheck),
  };
  const none: { found: Found | null; error: string | null; isOffline: boolean } = {
    found: null,
    error: null,
    isOffline: false,
  };
  if (typed === '') return { ...base, ...none };
  const answer = await visit.call(checkSerial, { query: { serial: typed } });
  if (answer.ok) return { ...base, ...none, found: answer.data };
  if (answer.status === 0) return { ...base, ...none, isOffline: true };
  return { ...base, ...none, error: answer.errors.serial?.[0] ?? answer.message };
}

/** For checking a found or offered bike: is it registered or reported as stolen? */
export default function BikeCheckPage({ loaderData }: Route.ComponentProps) {
  const { typed, found, error, isOffline, picture } = loaderData;
  const t = useT();
  const navigation = useNavigation();
  const answer = useRef<HTMLDivElement>(null);
  // Keyboard and screen reader users are brought to the answer.
  useEffect(() => {
    if (found) answer.current?.focus();
  }, [found]);
  return (
    <PageFrame title={t('bikes.check.title')} lead={t('bikes.check.lead')} picture={picture} noindex>
      <div className="ui-column check">
        <Form className="check__form" noValidate>
          <TextField
            key={typed}
            name="serial"
            dir="ltr"
            defaultValue={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            label={t('bikes.serial')}
            hint={t('bikes.check.where')}
            error={isOffline ? t('shell.errors.offline') : (error ?? undefined)}
            aria-required
          />
          <Button type="submit" isLoading={navigation.state === 'loading'} iconStart="search">
            {t('bikes.check.submit')}
          </Button>
        </Form>
        {found && (
          <div ref={answer} tabIndex={-1} className="check__answer">
            {found.lost ? <Wanted {...loaderData} found={found} /> : <Clear serial={found.serial} />}
          </div>
        )}
      </div>
    </PageFrame>
  );
}

function Wanted({ found, brand, phone }: { found: Found; brand: string; phone: string | null }) {
  const t = useT();
  const path = usePath();
  return (
    <Note tone="alert" title={t('bikes.check.lostTitle')} isLive>
      <p className="check__serial">
        <bdi dir="ltr">{found.serial}</bdi>
      </p>
      <p>{t('bikes.check.lostText', { brand })}</p>
      <p className="check__label">{t('bikes.check.message')}</p>
      <blockquote dir="auto">{found.recovery_message}</blockquote>
      <div className="check__ways">
        <ButtonLink as={Link} to={path('contact')} size="small">
          {t('bikes.check.contact', { brand })}
        </ButtonLink>
        {phone && (
          <a className="ui-link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
      </div>
    </Note>
  );
}

function Clear({ serial }: { serial: string }) {
  const t = useT();
  return (
    <Note tone="plain" title={t('bikes.check.clearTitle')} isLive>
      <p className="check__serial">
        <bdi dir="ltr">{serial}</bdi>
      </p>
      <p>{t('bikes.check.clearText')}</p>
    </Note>
  );
}
