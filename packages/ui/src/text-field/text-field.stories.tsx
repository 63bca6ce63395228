import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.tsx';
import { useSay } from '../stories/say.tsx';
import { Textarea, TextField } from './text-field.tsx';

export default { title: 'Forms/TextField' } satisfies Meta;

export const States: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div className="story-stack story-stack--wide" style={{ maxInlineSize: 420 }}>
        <TextField label={say('First name', 'الاسم الأول')} defaultValue={say('Giulia', 'جوليا')} />
        <TextField
          label={say('Name this address', 'سمِّ هذا العنوان')}
          hint={say('So you can find it next time.', 'لتجده في المرة القادمة.')}
          placeholder={say('Home', 'المنزل')}
          optional={say('(optional)', '(اختياري)')}
        />
        <TextField
          label={say('Email', 'البريد الإلكتروني')}
          type="email"
          defaultValue="giulia@"
          error={say('Add the part after the @.', 'أضف الجزء الذي بعد @.')}
        />
        <TextField
          label={say('Find a store', 'ابحث عن متجر')}
          iconStart="search"
          defaultValue={say('Pesaro', 'بيزارو')}
          end={
            <button type="button" className="ui-input-box__end" aria-label={say('Clear', 'مسح')}>
              <Icon name="close" size={18} />
            </button>
          }
        />
        <TextField label={say('Country', 'البلد')} defaultValue={say('Italy', 'إيطاليا')} disabled small />
      </div>
    );
  },
};

export const Multiline: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div className="story-stack story-stack--wide" style={{ maxInlineSize: 420 }}>
        <Textarea
          label={say('What happened?', 'ماذا حدث؟')}
          hint={say('When, where, and what you heard.', 'متى وأين وماذا سمعت.')}
        />
        <Textarea label={say('Message', 'الرسالة')} error={say('Write a few words.', 'اكتب بضع كلمات.')} />
      </div>
    );
  },
};
