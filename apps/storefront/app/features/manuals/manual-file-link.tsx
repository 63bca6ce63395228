import { Icon } from '@paddock/ui/icon';
import { useT } from '../../i18n/use-t.ts';

/** A document to keep: name, its language and its size. */
export function ManualFileLink({ name, file }: { name: string; file: ManualFileView }) {
  const t = useT();
  return (
    <li className="manual">
      <a href={file.url} download={file.fileName} hrefLang={file.lang}>
        <Icon name="document" />
        <span>
          <b>{name}</b>
          <span className="ui-small ui-muted">
            <bdi>{file.language}</bdi>
            <bdi>{file.size}</bdi>
          </span>
        </span>
        <Icon name="download" />
        <span className="ui-hidden">{t('manuals.download', { file: file.fileName })}</span>
      </a>
    </li>
  );
}

export type ManualFileView = {
  url: string;
  fileName: string;
  /** BCP 47, of the document. */
  lang: string;
  /** That language's name, in the page's. */
  language: string;
  size: string;
  isOwn: boolean;
};

export type ManualView = { id: number; name: string; files: ManualFileView[] };
