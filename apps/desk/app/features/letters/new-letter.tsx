import { createLetter } from '@paddock/server/features/letters/letters.contract.ts';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { useDeskMutation } from '../../kit/calls/use-desk.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { FormFoot, FormProblem } from '../../kit/overlay/form-foot.tsx';
import type { DeskSite } from '../../kit/session/me.contract.ts';
import { useSiteChoice } from '../../kit/session/site-choice.tsx';

interface NewLetterProps {
  onClose(): void;
}

/** Name and site of a letter; it is written in the editor, which opens next. */
export default function NewLetter(props: NewLetterProps) {
  const t = useT();
  return (
    <Dialog title={t('letters.new')} onClose={props.onClose}>
      <NewLetterForm {...props} />
    </Dialog>
  );
}

function NewLetterForm({ onClose }: NewLetterProps) {
  const t = useT();
  const id = useId();
  const navigate = useNavigate();
  const choice = useSiteChoice('letter.edit');
  const [site, setSite] = useState(choice.site);
  const [name, setName] = useState('');
  const create = useDeskMutation(createLetter, { site });
  const isReady = name.trim() !== '' && !create.isPending;
  const submit = async () => {
    if (!isReady) return;
    const { data } = await create.mutateAsync({ body: { name } });
    void navigate(`/letters/${site}/${data.id}/edit`);
  };
  useKeys([{ keys: 'mod+enter', label: t('letters.create'), whileTyping: true, run: () => void submit() }]);
  return (
    <form
      className="col col--12"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="field">
        <label htmlFor={id}>{t('letters.name')}</label>
        <span className="input">
          <input
            id={id}
            type="text"
            dir="auto"
            maxLength={120}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </span>
        <p className="hint">{t('letters.nameHint')}</p>
      </div>
      <SiteField sites={choice.sites} site={site} onSite={setSite} />
      <FormProblem error={create.error} />
      <FormFoot isReady={isReady} onClose={onClose}>
        {t('letters.create')}
      </FormFoot>
    </form>
  );
}

interface SiteFieldProps {
  readonly sites: readonly DeskSite[];
  readonly site: string;
  onSite(slug: string): void;
}

/** Shown where there is a choice. */
function SiteField({ sites, site, onSite }: SiteFieldProps) {
  const t = useT();
  const id = useId();
  if (sites.length < 2) return null;
  return (
    <div className="field">
      <label htmlFor={id}>{t('letters.site')}</label>
      <select id={id} className="input" value={site} onChange={({ target }) => onSite(target.value)}>
        {sites.map((one) => (
          <option key={one.slug} value={one.slug}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  );
}
