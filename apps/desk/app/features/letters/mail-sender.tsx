import type { Letter } from '@paddock/server/features/letters/letters.contract.ts';
import { setMailSender } from '@paddock/server/features/letters/sender/mail-sender.contract.ts';
import { useId, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useDeskMutation } from '../../kit/calls/use-desk.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { FormFoot, FormProblem } from '../../kit/overlay/form-foot.tsx';
import { showToast } from '../../kit/overlay/toast.tsx';
import { Note } from '../../kit/parts/facts.tsx';

interface SenderProps {
  readonly site: string;
  readonly sender: Letter['sender'];
  onClose(): void;
}

/** The sender of all mails of a site. */
export default function MailSender(props: SenderProps) {
  const t = useT();
  return (
    <Dialog title={t('letters.changeSender')} onClose={props.onClose}>
      <SenderForm {...props} />
    </Dialog>
  );
}

const FIELDS = [
  ['name', 'letters.senderName', 'text'],
  ['address', 'letters.senderAddress', 'email'],
  ['reply_to', 'letters.replyTo', 'email'],
] as const;

function SenderForm({ site, sender, onClose }: SenderProps) {
  const t = useT();
  const id = useId();
  const [values, setValues] = useState({ ...sender, reply_to: sender.reply_to ?? '' });
  const save = useDeskMutation(setMailSender, {
    site,
    onSuccess: () => {
      showToast(t('letters.senderSaved'));
      onClose();
    },
  });
  const isReady = values.name.trim() !== '' && values.address.trim() !== '' && !save.isPending;
  const submit = () => {
    if (isReady) save.mutate({ body: { ...values, reply_to: values.reply_to.trim() || null } });
  };
  useKeys([{ keys: 'mod+enter', label: t('letters.saveSender'), whileTyping: true, run: submit }]);
  return (
    <form
      className="col col--12"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {FIELDS.map(([name, label, type]) => (
        <div key={name} className="field">
          <label htmlFor={`${id}-${name}`}>{t(label)}</label>
          <span className="input">
            <input
              id={`${id}-${name}`}
              type={type}
              dir={type === 'email' ? 'ltr' : 'auto'}
              value={values[name]}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          </span>
        </div>
      ))}
      <Note tone="info" icon="info">
        {t('letters.senderNote', { site: site.toUpperCase() })}
      </Note>
      <FormProblem error={save.error} />
      <FormFoot isReady={isReady} onClose={onClose}>
        {t('letters.saveSender')}
      </FormFoot>
    </form>
  );
}
