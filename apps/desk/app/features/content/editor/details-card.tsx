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
    <button
      type="button"
      className="editor-row editor-row--first"
      aria-current={isSelected}
      onClick={onSelect}
    >
      <Icon name="settings" />
      <span className="grow editor-row__text">
        <span className="font-medium editor-row__name">{t('content.details')}</span>
        <span className="small muted truncate editor-row__line" dir="auto">
          {doc.fields.title ?? doc.fields.subject}
        </span>
      </span>
    </button>
  );
}
