import type { MediaUse, Medium } from '@paddock/server/features/media/staff/media.staff.contract.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { SiteTag } from '../../kit/parts/codes.tsx';
import { Facts, PanelSection } from '../../kit/parts/facts.tsx';
import { Icon } from '../../kit/parts/icon.tsx';
import { languageName } from '../../kit/parts/language.ts';
import { numberText, Time } from '../../kit/parts/time.tsx';

const MEGABYTE = 1024 * 1024;
const ICONS = { page: 'document', article: 'list', letter: 'mail', product: 'unit', film: 'play' } as const;

const sizeText = (bytes: number) =>
  bytes < MEGABYTE
    ? `${numberText(Math.max(1, Math.round(bytes / 1024)))} kB`
    : `${numberText(Math.round((bytes / MEGABYTE) * 10) / 10)} MB`;

/** The files of a picture, and where it is shown. */
export function MediaPanel({ medium }: { medium: Medium }) {
  const t = useT();
  const { original, width, height, formats, widths } = medium;
  const format = (name: string) => (name === 'webp' ? 'WebP' : name.toUpperCase());
  return (
    <>
      <PanelSection title={t('media.files')}>
        <Facts
          facts={[
            [
              t('media.original'),
              original
                ? [
                    format(original.mime_type.replace('image/', '')),
                    `${width} × ${height}`,
                    sizeText(original.bytes),
                  ].join(', ')
                : width
                  ? `${width} × ${height}`
                  : null,
            ],
            [t('media.fileName'), original ? <bdi key="name">{original.name}</bdi> : null],
            [
              t('media.served'),
              widths.length > 0
                ? t('media.servedAs', { formats: formats.map(format).join(', '), count: widths.length })
                : null,
            ],
            [t('media.added'), <Time key="at" at={original?.at ?? medium.created_at} />],
            [t('media.by'), original ? <bdi key="by">{original.by}</bdi> : t('media.byBrand')],
          ]}
        />
      </PanelSection>
      <PanelSection title={t('media.usedIn', { count: medium.used_in.length })}>
        <Uses uses={medium.used_in} />
        {medium.used_in.length > 0 ? <p className="hint">{t('media.replaceHint')}</p> : null}
      </PanelSection>
    </>
  );
}

function Uses({ uses }: { uses: readonly MediaUse[] }) {
  const t = useT();
  const label = useLabel();
  if (uses.length === 0) return <p className="muted small">{t('media.unused')}</p>;
  return (
    <ul className="media-usages">
      {uses.map(({ kind, ref, locale, site }) => (
        <li key={`${kind} ${ref} ${locale} ${site}`} className="row">
          <Icon name={ICONS[kind]} />
          <span className="grow truncate">
            {ref} <span className="muted small">{label(`media.in.${kind}`)}</span>
          </span>
          {locale ? <span className="muted small">{languageName(locale)}</span> : null}
          {site ? <SiteTag site={site} /> : null}
        </li>
      ))}
    </ul>
  );
}
