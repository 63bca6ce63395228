import { previewLetter } from '@paddock/server/features/letters/letters.contract.ts';
import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { isDeskError } from '../../kit/calls/desk-error.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { Note } from '../../kit/parts/facts.tsx';
import { Icon } from '../../kit/parts/icon.tsx';
import { languageName } from '../../kit/parts/language.ts';
import { FailedState, StatePage } from '../../kit/parts/state-page.tsx';

interface PreviewProps {
  readonly site: string;
  readonly id: number;
  /** The languages to choose from. */
  readonly locales: readonly string[];
  /** Given by the editor: the language at work. */
  readonly locale?: string;
}

const WIDTHS = ['desktop', 'phone'] as const;
type Width = (typeof WIDTHS)[number];

/** The mail as its readers get it, in one language and at the width of a device. */
export default function LetterPreview({ site, id, locales, locale }: PreviewProps) {
  const t = useT();
  const [width, setWidth] = useState<Width>('desktop');
  const [chosen, setChosen] = useState(locales[0] ?? '');
  const shown = locale ?? (locales.includes(chosen) ? chosen : (locales[0] ?? ''));
  const query = useDeskQuery(
    previewLetter,
    { params: { id }, query: { locale: shown } },
    { site, staleTime: 0, enabled: shown !== '' },
  );
  const mail = query.data?.data;
  const isMissing = isDeskError(query.error, 'not_found');
  return (
    <section className="stage letter__stage" aria-label={t('letters.preview')}>
      <div className="stage__bar">
        <WidthChoice width={width} onWidth={setWidth} />
        {locale === undefined && locales.length > 1 ? (
          <LocaleChoice locales={locales} locale={shown} onLocale={setChosen} />
        ) : null}
        {mail ? (
          <span className="grow truncate small">
            <span className="muted">{t('letters.subject')}: </span>
            <bdi lang={mail.locale}>{mail.subject}</bdi>
          </span>
        ) : null}
      </div>
      <div className="letter__canvas">
        {mail && mail.left_out.length > 0 ? (
          <Note tone="warn" icon="warning">
            {t('letters.leftOut', { names: mail.left_out.join(', ') })}
          </Note>
        ) : null}
        {mail && !isMissing ? (
          <iframe
            className={`letter__mail letter__mail--${width}`}
            title={t('letters.previewOf', { language: languageName(mail.locale) })}
            // Without scripts; the pictures of the shop come through the desk.
            sandbox="allow-same-origin"
            srcDoc={throughDesk(mail.html)}
          />
        ) : isMissing ? (
          <StatePage icon="eye" title={t('letters.noPreview')} />
        ) : query.isError ? (
          <FailedState error={query.error} onRetry={() => void query.refetch()} />
        ) : null}
      </div>
    </section>
  );
}

function WidthChoice({ width, onWidth }: { width: Width; onWidth: (width: Width) => void }) {
  const t = useT();
  return (
    <fieldset className="segmented segmented--fieldset" aria-label={t('letters.device')}>
      {WIDTHS.map((one) => (
        <button key={one} type="button" aria-pressed={one === width} onClick={() => onWidth(one)}>
          <Icon name={one === 'phone' ? 'mobile' : 'monitor'} size={14} />
          {t(`letters.device.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}

interface LocaleChoiceProps {
  readonly locales: readonly string[];
  readonly locale: string;
  onLocale(locale: string): void;
}

function LocaleChoice({ locales, locale, onLocale }: LocaleChoiceProps) {
  const t = useT();
  return (
    <select
      className="input editor__pick"
      aria-label={t('letters.language')}
      value={locale}
      onChange={({ target }) => onLocale(target.value)}
    >
      {locales.map((one) => (
        <option key={one} value={one}>
          {languageName(one)}
        </option>
      ))}
    </select>
  );
}

/** The desk shows pictures of its own address only: those of the library, and not the mark of the brand. */
const throughDesk = (html: string) =>
  html
    .replace(/(<img[^>]*\ssrc=")https?:\/\/[^/"]+(\/media\/)/g, '$1$2')
    .replace(/<img[^>]*\ssrc="https?:[^>]*>/g, '');
