import { useId, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { useKeys } from '../../../kit/keys/use-keys.ts';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { FormFoot } from '../../../kit/overlay/form-foot.tsx';

interface WithdrawProps {
  readonly when: string;
  onWithdraw(reason: string): Promise<boolean>;
  onClose(): void;
}

/** Takes a scheduled version back before it begins; the reason is kept in the audit log. */
export default function WithdrawDialog(props: WithdrawProps) {
  const t = useT();
  return (
    <Dialog title={t('content.withdraw.title')} onClose={props.onClose}>
      <WithdrawForm {...props} />
    </Dialog>
  );
}

function WithdrawForm({ when, onWithdraw, onClose }: WithdrawProps) {
  const t = useT();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isReady = reason.trim() !== '' && !isBusy;
  const submit = async () => {
    if (!isReady) return;
    setBusy(true);
    if (await onWithdraw(reason.trim())) onClose();
    else setBusy(false);
  };
  useKeys([{ keys: 'mod+enter', label: t('content.withdraw'), whileTyping: true, run: () => void submit() }]);
  return (
    <form
      className="col col--12"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>{t('content.withdraw.text', { when })}</p>
      <div className="field">
        <label htmlFor={id}>{t('content.withdraw.reason')}</label>
        <textarea
          id={id}
          className="input input--area"
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <FormFoot isReady={isReady} look="danger-primary" onClose={onClose}>
        {t('content.withdraw')}
      </FormFoot>
    </form>
  );
}
