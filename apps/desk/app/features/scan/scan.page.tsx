import { type SearchHit, searchDesk } from '@paddock/server/features/inbox/search-desk.contract.ts';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { ListSkeleton } from '../../kit/list/skeleton.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Code, SiteTag } from '../../kit/parts/codes.tsx';
import { Note } from '../../kit/parts/facts.tsx';
import { Icon } from '../../kit/parts/icon.tsx';
import { FailedState, StatePage } from '../../kit/parts/state-page.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { keepScope } from '../../kit/session/scope.ts';
import { readCode } from './read-code.ts';
import { canScan, useBarcode } from './use-barcode.ts';

await requireMessages('scan');

/** Finds the order of a vehicle by the barcode on its frame, or by the number typed. The address keeps the number. */
export default function ScanPage() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const [isOn, setOn] = useState(false);
  const code = search.get('q') ?? '';
  const find = (text: string) => {
    const next = new URLSearchParams(search);
    next.set('q', readCode(text));
    setSearch(next, { replace: true });
  };
  return (
    <Screen name={t('scan.title')}>
      <div className="scan">
        {canScan() ? (
          <Camera
            isOn={isOn}
            onSwitch={setOn}
            onCode={(text) => {
              setOn(false);
              find(text);
            }}
          />
        ) : (
          <Note icon="info">{t('scan.noDetector')}</Note>
        )}
        <NumberForm key={code} code={code} onFind={find} />
        {code ? <Found code={code} /> : null}
      </div>
    </Screen>
  );
}

interface CameraProps {
  readonly isOn: boolean;
  onSwitch(isOn: boolean): void;
  onCode(text: string): void;
}

function Camera({ isOn, onSwitch, onCode }: CameraProps) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const state = useBarcode(video, isOn, onCode);
  return (
    <>
      {isOn ? (
        <div className="scan__view">
          <video ref={video} playsInline muted />
          <span className="scan__frame" />
          <p>{t('scan.hold')}</p>
        </div>
      ) : null}
      {state === 'refused' ? (
        <Note tone="warn" icon="warning">
          {t('scan.noCamera')}
        </Note>
      ) : null}
      <Button size="large" look={isOn ? 'quiet' : 'primary'} icon="scan" onClick={() => onSwitch(!isOn)}>
        {t(isOn ? 'scan.stop' : 'scan.start')}
      </Button>
    </>
  );
}

function NumberForm({ code, onFind }: { code: string; onFind(text: string): void }) {
  const t = useT();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('code') ?? '');
    if (readCode(text).length > 1) onFind(text);
  };
  return (
    <form className="scan__form" onSubmit={submit}>
      <div className="field">
        <label htmlFor="scan-code">{t('scan.number')}</label>
        <span className="input">
          <input
            id="scan-code"
            name="code"
            dir="ltr"
            defaultValue={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby="scan-hint"
          />
        </span>
        <span className="hint" id="scan-hint">
          {t('scan.hint')}
        </span>
      </div>
      <Button type="submit" size="large" icon="search">
        {t('scan.find')}
      </Button>
    </form>
  );
}

const PATHS: Record<SearchHit['kind'], string> = {
  order: 'orders',
  return: 'returns',
  ticket: 'tickets',
  warranty: 'warranty',
};

function Found({ code }: { code: string }) {
  const t = useT();
  const label = useLabel();
  const [search] = useSearchParams();
  const query = useDeskQuery(searchDesk, { query: { q: code } });
  if (query.isError) return <FailedState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <ListSkeleton />;
  const hits = query.data.data;
  if (hits.length === 0)
    return (
      <StatePage icon="question" title={t('scan.none')}>
        <p>{t('scan.noneText')}</p>
      </StatePage>
    );
  return (
    <section className="col" aria-label={t('scan.found', { count: hits.length })}>
      <h2 className="h2">{t('scan.found', { count: hits.length })}</h2>
      <ul className="plain col">
        {hits.map((hit) => (
          <li key={`${hit.kind} ${hit.site} ${hit.ref}`}>
            <Link
              className="card scan__hit"
              to={keepScope(`/${PATHS[hit.kind]}/${hit.site}/${hit.ref}`, search)}
            >
              <span className="grow">
                <span className="row">
                  <Code value={hit.ref} />
                  <SiteTag site={hit.site} />
                  <span className="muted small">{label(`shell.kind.${hit.kind}`, hit.kind)}</span>
                </span>
                <span className="text-secondary">
                  <bdi>{hit.title}</bdi>
                  {hit.detail ? <bdi> · {hit.detail}</bdi> : null}
                </span>
              </span>
              <Icon name="chevron-end" isDirectional />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
