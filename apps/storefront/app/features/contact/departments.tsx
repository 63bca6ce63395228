import type { Department } from '@paddock/server/contracts/contact';
import { DEPARTMENTS } from '@paddock/server/limits/contact';
import { FieldError } from '@paddock/ui/field';
import { Icon, type IconName } from '@paddock/ui/icon';
import type { MessageId } from '../../i18n/message-id.ts';
import { useT } from '../../i18n/use-t.ts';

const LOOKS: Record<Department, { icon: IconName; title: MessageId; text: MessageId }> = {
  general: { icon: 'mail', title: 'contact.general', text: 'contact.general.text' },
  technical: { icon: 'wrench', title: 'contact.technical', text: 'contact.technical.text' },
  marketing_sales: { icon: 'star', title: 'contact.marketingSales', text: 'contact.marketingSales.text' },
  parts_accessories: {
    icon: 'box',
    title: 'contact.partsAccessories',
    text: 'contact.partsAccessories.text',
  },
  international: { icon: 'globe', title: 'contact.international', text: 'contact.international.text' },
};

type Props = {
  error: string | undefined;
  /** A sixth way beside the five: where there is a chat. */
  onChat: (() => void) | null;
};

/** The five departments as cards, and the chat. */
export function Departments({ error, onChat }: Props) {
  const t = useT();
  return (
    <fieldset className="departments" aria-describedby={error ? 'department-error' : undefined}>
      <legend className="ui-h4">{t('contact.department')}</legend>
      <div className="departments__list">
        {DEPARTMENTS.map((department) => {
          const { icon, title, text } = LOOKS[department];
          return (
            <label key={department} className="departments__one">
              <input
                type="radio"
                name="department"
                value={department}
                defaultChecked={department === 'general'}
                aria-invalid={error ? true : undefined}
              />
              <Icon name={icon} />
              <span className="departments__title">{t(title)}</span>
              <span className="departments__text">{t(text)}</span>
            </label>
          );
        })}
        {onChat && (
          <button type="button" className="departments__one departments__one--chat" onClick={onChat}>
            <Icon name="mobile" />
            <span className="departments__title">{t('contact.chat')}</span>
            <span className="departments__text">{t('contact.chatPromise')}</span>
          </button>
        )}
      </div>
      {error && <FieldError id="department-error">{error}</FieldError>}
    </fieldset>
  );
}
