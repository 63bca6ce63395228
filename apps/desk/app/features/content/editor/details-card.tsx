import { useT } from '../../../i18n/use-t.ts';
import { Icon } from '../../../kit/parts/icon.tsx';
import type { ContentDoc } from '../blocks/content-doc.ts';

/** Title, description and the like, above the blocks. */
export function DetailsCard({
  doc,
  isSelected,
  onSelect,
}: {
  doc: ContentDoc;
  isSelected: boolean;
  onSelect: () => void;
}) {
  const t = useT();
  return (
    <button type="button" className="bl bl--first" aria-current={isSelected} onClick={onSelect}>
      <Icon name="settings" />
      <span className="grow bl__text">
        <span className="font-medium bl__name">{t('content.details')}</span>
        <span className="small muted truncate bl__line" dir="auto">
          {doc.fields.title ?? doc.fields.subject}
        </span>
      </span>
    </button>
  );
}
