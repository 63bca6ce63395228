import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { useKeys } from '../keys/use-keys.ts';
import { isView } from '../list/list-address.ts';
import { Dialog } from '../overlay/dialog.tsx';
import { FormProblem } from '../overlay/form-foot.tsx';
import { showToast } from '../overlay/toast.tsx';
import { Button } from '../parts/button.tsx';
import { useSavedViews } from './use-saved-views.ts';

await requireMessages('unfinished');

const NOT_OF_VIEWS = new Set(['sites', 'open']);

/** Saves the list's filters under a name, or deletes the saved view that is shown. */
export function SaveView({ list }: { list: string }) {
  const t = useT();
  const [search] = useSearchParams();
  const { saved, remove } = useSavedViews(list);
  const [isOpen, setOpen] = useState(false);
  const query = new URLSearchParams([...search].filter(([name]) => !NOT_OF_VIEWS.has(name))).toString();
  const shown = saved.find(({ address }) => isView(search, address));
  const isSavable = query !== '' && !shown;
  useKeys([{ keys: 'v', label: t('views.save'), run: () => setOpen(true) }], isSavable);
  const drop = async (id: string) => {
    await remove.mutateAsync({ params: { id } });
    showToast(t('views.deleted'));
  };
  if (shown?.is_mine)
    return (
      <Button look="quiet" icon="trash" onClick={() => void drop(shown.id)}>
        {t('views.delete')}
      </Button>
    );
  if (!isSavable) return null;
  return (
    <>
      <Button look="quiet" icon="plus" keys="v" onClick={() => setOpen(true)}>
        {t('views.save')}
      </Button>
      {isOpen ? (
        <Dialog title={t('views.save')} onClose={() => setOpen(false)}>
          <ViewForm list={list} query={query} onDone={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  );
}

function ViewForm({ list, query, onDone }: { list: string; query: string; onDone(): void }) {
  const t = useT();
  const { save } = useSavedViews(list);
  const [name, setName] = useState('');
  const [isPinned, setPinned] = useState(false);
  const [id] = useState(() => crypto.randomUUID());
  const submit = async () => {
    if (name.trim() === '' || save.isPending) return;
    await save.mutateAsync({ params: { id }, body: { list, name, address: query, is_pinned: isPinned } });
    showToast(t('views.saved'));
    onDone();
  };
  useKeys([
    {
      keys: 'mod+enter',
      label: t('views.save'),
      whileTyping: true,
      run: () => void submit().catch(() => {}),
    },
  ]);
  return (
    <form
      className="action"
      onSubmit={(event) => {
        event.preventDefault();
        void submit().catch(() => {});
      }}
    >
      <div className="field">
        <label htmlFor="view-name">{t('views.name')}</label>
        <span className="input">
          <input
            id="view-name"
            required
            maxLength={80}
            dir="auto"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </span>
      </div>
      <label className="row check">
        <input type="checkbox" checked={isPinned} onChange={({ target }) => setPinned(target.checked)} />
        {t('views.pin')}
      </label>
      <FormProblem error={save.error} />
      <div className="action__foot">
        <Button type="submit" look="primary" keys="mod+enter" disabled={save.isPending}>
          {t('views.save')}
        </Button>
      </div>
    </form>
  );
}
