import { Icon } from '@paddock/ui/icon';
import { useT } from '../../i18n/use-t.ts';
import type { ManualFileView } from './manual-view.ts';

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
