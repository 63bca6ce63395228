import { useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { Icon } from '../../kit/parts/icon.tsx';

interface File {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly scan: 'waiting' | 'clean' | 'infected' | 'skipped';
  readonly finding: string | null;
}

/** A file of the staff api as an address of this page: the call carries the site, which an <img> cannot. */
function useFile(path: string, site: string): { url: string | null; isFailed: boolean } {
  const [state, setState] = useState<{ url: string | null; isFailed: boolean }>({
    url: null,
    isFailed: false,
  });
  useEffect(() => {
    const abort = new AbortController();
    let url: string | null = null;
    const read = async (address: string) => {
      const answer = await fetch(address, { headers: { 'x-tenant': site }, signal: abort.signal });
      if (answer.ok) return answer;
      await answer.body?.cancel();
      throw new Error(String(answer.status));
    };
    read(`${path}/link`)
      .then(async (answer) => {
        const link = ((await answer.json()) as { data: { url: string | null } }).data.url;
        // Without a link the bytes come through the api, whole.
        url = link ? null : URL.createObjectURL(await (await read(path)).blob());
        setState({ url: link ?? url, isFailed: false });
      })
      .catch(() => !abort.signal.aborted && setState({ url: null, isFailed: true }));
    return () => {
      abort.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [path, site]);
  return state;
}

/** One file large, the others below; the arrow keys page. */
export function Gallery({ files, site, base }: { files: readonly File[]; site: string; base: string }) {
  const t = useT();
  const [place, setPlace] = useState(0);
  // The video shows most: it comes first.
  const ordered = [...files].sort((a, b) => Number(b.kind === 'video') - Number(a.kind === 'video'));
  const current = ordered[place];
  const isRtl = document.documentElement.dir === 'rtl';
  const step = (by: number) => setPlace((place + by + ordered.length) % ordered.length);
  useKeys([
    { keys: 'arrowright', label: t('warranty.nextFile'), run: () => step(isRtl ? -1 : 1) },
    { keys: 'arrowleft', label: t('warranty.previousFile'), run: () => step(isRtl ? 1 : -1) },
  ]);
  if (!current) return null;
  const nameOf = (file: File, index: number) =>
    file.kind === 'video'
      ? t('warranty.video')
      : t('warranty.photo', { place: index + 1, count: ordered.length });
  return (
    <section className="gallery" aria-label={t('warranty.files')}>
      {current.scan === 'infected' ? (
        <p className="gallery__large pad text-alert">
          {t('warranty.infected', { finding: current.finding ?? '' })}
        </p>
      ) : (
        <Large key={current.id} file={current} site={site} base={base} name={nameOf(current, place)} />
      )}
      <div className="gallery__thumbs">
        {ordered.map((file, index) => (
          <button
            key={file.id}
            type="button"
            className="gallery__thumb"
            aria-pressed={index === place}
            aria-label={nameOf(file, index)}
            onClick={() => setPlace(index)}
          >
            {file.kind === 'video' || file.scan === 'infected' ? (
              <Icon name={file.scan === 'infected' ? 'warning' : 'play'} />
            ) : (
              <Thumb file={file} site={site} base={base} />
            )}
          </button>
        ))}
      </div>
      {files.every(({ scan }) => scan === 'clean') ? (
        <p className="text-ok small">{t('warranty.scanned')}</p>
      ) : (
        files.some(({ scan }) => scan === 'skipped') && (
          <p className="text-warn small">{t('warranty.notScanned')}</p>
        )
      )}
    </section>
  );
}

interface FileProps {
  readonly file: File;
  readonly site: string;
  readonly base: string;
}

function Large({ file, site, base, name }: FileProps & { readonly name: string }) {
  const t = useT();
  const { url, isFailed } = useFile(`${base}/${file.id}`, site);
  if (isFailed) return <p className="gallery__large pad muted">{t('warranty.fileFailed')}</p>;
  if (!url) return <div className="gallery__large" aria-busy="true" style={{ minBlockSize: '240px' }} />;
  if (file.kind === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: a customer's film of a fault has no words
      <video className="gallery__large" src={url} controls aria-label={name} />
    );
  return <img className="gallery__large" src={url} alt={name} />;
}

function Thumb({ file, site, base }: FileProps) {
  const { url } = useFile(`${base}/${file.id}`, site);
  return url ? <img src={url} alt="" /> : <Icon name="picture" />;
}
