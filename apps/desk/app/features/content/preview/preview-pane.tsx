import { listSitePages } from '@paddock/server/features/pages/staff/page-editor.staff.contract.ts';
import type { DeskMessage } from '@paddock/server/features/previews/previews.contract.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { useDeskQuery } from '../../../kit/calls/use-desk.ts';
import { Icon } from '../../../kit/parts/icon.tsx';
import { languageName } from '../../../kit/parts/language.ts';
import { FailedState, StatePage } from '../../../kit/parts/state-page.tsx';
import { percentText } from '../../../kit/parts/time.tsx';
import { useMay, useMe } from '../../../kit/session/use-me.ts';
import { type Device, DeviceFrame } from './device-frame.tsx';
import { MomentPicker } from './moment-picker.tsx';
import { previewAddress } from './page-path.ts';
import { type PreviewChoice, useFrames, usePreview } from './use-preview.ts';

/** How the editor speaks with the preview that is open. */
export interface PreviewHandle {
  send(message: DeskMessage): void;
}

interface PreviewPaneProps {
  readonly site: string;
  readonly locale: string;
  /** Below the address of the site; null: it has no page of its own. */
  readonly path: string | null;
  readonly timezone: string;
  readonly isSiteFixed: boolean;
  readonly handle: RefObject<PreviewHandle | null>;
  onSelect(block: string, field: string | null): void;
}

const DEVICES = ['desktop', 'phone', 'both'] as const;
const PHONE_WIDTH = 190;

/** The shop itself beside the editor, with the draft, at a site, in a language and at a moment. */
export default function PreviewPane(props: PreviewPaneProps) {
  const { path, timezone, handle, onSelect } = props;
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [device, setDevice] = useState<(typeof DEVICES)[number]>('desktop');
  const [scale, setScale] = useState(1);
  const [choice, setChoice] = useState<PreviewChoice>({ site: props.site, locale: props.locale, moment: '' });
  const preview = usePreview(choice);
  const origin = preview.data ? new URL(preview.data.url).origin : null;
  const send = useFrames(box, origin, { onSelect });
  useEffect(() => {
    handle.current = { send };
    return () => {
      handle.current = null;
    };
  }, [handle, send]);
  const address = preview.data && path !== null ? previewAddress(preview.data.url, path) : null;
  const shown: Device[] = device === 'both' ? ['desktop', 'phone'] : [device];
  return (
    <section className="stage" aria-label={t('content.preview.title')}>
      <div className="stage__bar">
        <DeviceChoice device={device} onChoose={setDevice} />
        <ViewChoice choice={choice} isSiteFixed={props.isSiteFixed} onChange={setChoice} />
        <MomentPicker
          moment={choice.moment}
          timezone={timezone}
          onChange={(moment) => setChoice({ ...choice, moment })}
        />
        <span className="grow" />
        <span className="muted small">{percentText(scale)}</span>
      </div>
      <div ref={box} className="canvas">
        {preview.isError ? (
          <FailedState error={preview.error} onRetry={() => void preview.refetch()} />
        ) : path === null ? (
          <StatePage icon="eye" title={t('content.preview.none')} />
        ) : address ? (
          shown.map((one) => (
            <DeviceFrame
              key={one}
              device={one}
              address={address}
              title={t(`content.preview.${one}`)}
              {...(one === 'desktop' && { onScale: setScale })}
              {...(one === 'phone' && device === 'both' && { width: PHONE_WIDTH })}
            />
          ))
        ) : null}
      </div>
    </section>
  );
}

const ICONS = { desktop: 'monitor', phone: 'mobile', both: null } as const;

function DeviceChoice({
  device,
  onChoose,
}: {
  device: (typeof DEVICES)[number];
  onChoose: (device: (typeof DEVICES)[number]) => void;
}) {
  const t = useT();
  return (
    <fieldset className="segmented segmented--fieldset" aria-label={t('content.preview.device')}>
      {DEVICES.map((one) => (
        <button key={one} type="button" aria-pressed={one === device} onClick={() => onChoose(one)}>
          {ICONS[one] ? <Icon name={ICONS[one]} size={14} /> : null}
          {t(`content.preview.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}

interface ViewProps {
  readonly choice: PreviewChoice;
  readonly isSiteFixed: boolean;
  onChange(choice: PreviewChoice): void;
}

/** The site and language in which it is looked at. */
function ViewChoice({ choice, isSiteFixed, onChange }: ViewProps) {
  const t = useT();
  const may = useMay();
  const sites = useMe().sites.filter(({ slug }) => may('page.edit', slug));
  const { data } = useDeskQuery(listSitePages, {}, { site: choice.site, staleTime: 60_000 });
  const locales = data?.meta.locales ?? [choice.locale];
  return (
    <>
      <select
        className="input editor__pick"
        aria-label={t('content.preview.site')}
        value={choice.site}
        disabled={isSiteFixed}
        onChange={({ target }) => onChange({ ...choice, site: target.value })}
      >
        {sites.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="input editor__pick"
        aria-label={t('content.preview.locale')}
        value={choice.locale}
        onChange={({ target }) => onChange({ ...choice, locale: target.value })}
      >
        {[...new Set([choice.locale, ...locales])].map((locale) => (
          <option key={locale} value={locale}>
            {languageName(locale)}
          </option>
        ))}
      </select>
    </>
  );
}
