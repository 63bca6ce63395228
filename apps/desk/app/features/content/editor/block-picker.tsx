import { useT } from '../../../i18n/use-t.ts';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { Icon } from '../../../kit/parts/icon.tsx';
import { BLOCK_TYPES, fieldsOf } from '../blocks/block-fields.ts';
import { useContentLabels } from '../blocks/field-label.ts';

/** All kinds of blocks; arrows move, Enter takes one. */
export default function BlockPicker({
  types = BLOCK_TYPES,
  onChoose,
  onClose,
}: {
  types?: readonly string[];
  onChoose: (type: string) => void;
  onClose: () => void;
}) {
  const t = useT();
  const labels = useContentLabels();
  const moveFocus = (event: React.KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const all = [...event.currentTarget.querySelectorAll('button')];
    all[(all.indexOf(document.activeElement as HTMLButtonElement) + step + all.length) % all.length]?.focus();
    event.preventDefault();
  };
  return (
    <Dialog title={t('content.addBlock')} onClose={onClose}>
      <ul className="editor__kinds" onKeyDown={moveFocus}>
        {types.map((type, place) => (
          <li key={type}>
            <button
              type="button"
              className="editor-row"
              {...(place === 0 && { 'data-autofocus': true })}
              onClick={() => onChoose(type)}
            >
              <Icon name={fieldsOf(type).some(({ kind }) => kind === 'media') ? 'picture' : 'document'} />
              <span className="grow editor-row__text">
                <span className="font-medium editor-row__name">{labels.block(type)}</span>
                <span className="small muted truncate editor-row__line">
                  {fieldsOf(type)
                    .slice(0, 4)
                    .map(({ name }) => labels.field(name))
                    .join(', ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
