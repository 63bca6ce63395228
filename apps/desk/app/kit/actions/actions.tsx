import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { type Translate, useLabel, useT } from '../../i18n/use-t.ts';
import { useKeys } from '../keys/use-keys.ts';
import { MenuButton } from '../overlay/menu.tsx';
import { showToast } from '../overlay/toast.tsx';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { NARROW, useMedia } from '../screen/use-media.ts';
import type { OfferedAction, SubjectAction } from './action-types.ts';
import { type ArrangedActions, arrangeActions, type ShownAction } from './arrange-actions.ts';
import { useSubjectActions } from './subject-actions.ts';

const ActionDialog = lazy(() => import('./action-dialog.tsx'));

export interface ActionsProps<Subject> {
  readonly subject: Subject;
  /** Site of the subject. */
  readonly site: string;
  /** `actions` of the subject's answer. */
  readonly offers: readonly OfferedAction[];
  readonly specs: readonly SubjectAction<Subject>[];
  onDone?(name: string): void;
}

/** Buttons, keys and menu of what can be done with a subject; the rules are the api's alone. */
export function Actions<Subject>({ subject, site, offers, specs, onDone }: ActionsProps<Subject>) {
  const t = useT();
  const label = useLabel();
  const client = useQueryClient();
  // The dialog keeps the subject that its person has seen: a change meanwhile is refused and not overwritten.
  const [open, setOpen] = useState<(ShownAction<Subject> & { readonly seen: Subject }) | null>(null);
  const isNarrow = useMedia(NARROW);
  // Narrow bars keep one action, the next step where there is one; all else is in the menu.
  const hasNext = arrangeActions(offers, specs).first !== null;
  const { first, beside, more } = arrangeActions(offers, specs, isNarrow ? Number(!hasNext) : 2);
  const name = ({ spec }: ShownAction<Subject>) =>
    spec.label?.(subject) ?? label(`action.${spec.name}`, spec.name);

  const finish = ({ spec }: ShownAction<Subject>, outcome: string | null) => {
    setOpen(null);
    showOutcome(t, label, spec.name, outcome);
    void client.invalidateQueries();
    onDone?.(spec.name);
  };
  const running = useRef(new Map<string, Subject>());
  const start = (action: ShownAction<Subject>) => {
    const { name, isInstant, submit } = action.spec;
    if (!isInstant) return setOpen({ ...action, seen: subject });
    // A second press before the answer would be a second call with an Idempotency-Key of its own.
    if (running.current.get(name) === subject) return;
    running.current.set(name, subject);
    submit(subject, {}, { site })
      .then(
        () => finish(action, null),
        (error: Error) => showToast(error.message, { tone: 'alert' }),
      )
      .finally(() => running.current.get(name) === subject && running.current.delete(name));
  };
  const all = [first, ...beside, ...more].filter((one) => one !== null);
  const allowed = all.filter(({ offer }) => offer.allowed);
  useKeys(
    allowed.map((action) => ({
      keys: action.spec.keys,
      label: name(action),
      group: t('kit.keys.actions'),
      run: () => start(action),
    })),
  );
  useSubjectActions(
    allowed.map((action) => ({ label: name(action), keys: action.spec.keys, run: () => start(action) })),
  );
  return (
    <>
      <ActionButtons first={first} beside={beside} more={more} name={name} onStart={start} />
      {open ? (
        <Suspense>
          <ActionDialog
            subject={open.seen}
            site={site}
            // The current one: what its fields offer may have been loaded after the dialog was opened.
            spec={(specs.find((spec) => spec.name === open.spec.name) ?? open.spec) as SubjectAction<unknown>}
            offer={open.offer}
            onClose={() => setOpen(null)}
            onDone={(outcome) => finish(open, outcome)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Says what came of an action; an outcome without words of its own is said as done. */
function showOutcome(
  t: Translate,
  label: ReturnType<typeof useLabel>,
  action: string,
  outcome: string | null,
): void {
  const done = label(`action.${action}.done`, t('kit.action.done'));
  if (outcome === 'moved_on') showToast(t('kit.action.movedOn'), { tone: 'alert' });
  else if (outcome === 'approval_requested') showToast(t('kit.action.proposed'));
  else showToast(label(`action.${action}.${outcome ?? 'done'}`, done));
}

type ButtonsProps<Subject> = ArrangedActions<Subject> & {
  name(action: ShownAction<Subject>): string;
  onStart(action: ShownAction<Subject>): void;
};

function ActionButtons<Subject>({ first, beside, more, name, onStart }: ButtonsProps<Subject>) {
  const t = useT();
  const label = useLabel();
  return (
    <>
      {beside.map((action) => (
        <Button
          key={action.spec.name}
          look={action.spec.kind === 'danger' ? 'quiet-danger' : 'quiet'}
          {...(action.spec.icon && { icon: action.spec.icon })}
          keys={action.spec.keys}
          onClick={() => onStart(action)}
        >
          {name(action)}
        </Button>
      ))}
      {more.length > 0 ? (
        <MenuButton
          label={t('kit.more')}
          keys=","
          items={more.map((action) => ({
            key: action.spec.name,
            label: name(action),
            ...(action.spec.icon && { icon: action.spec.icon }),
            keys: action.spec.keys,
            isDanger: action.spec.kind === 'danger',
            reason: action.offer.allowed
              ? undefined
              : label(`reason.${action.offer.reason ?? 'not_now'}`, action.offer.reason ?? ''),
            run: () => onStart(action),
          }))}
        >
          <Icon name="more" />
        </MenuButton>
      ) : null}
      {first ? (
        <Button
          look="primary"
          {...(first.spec.icon && { icon: first.spec.icon })}
          keys={first.spec.keys}
          onClick={() => onStart(first)}
        >
          {name(first)}
        </Button>
      ) : null}
    </>
  );
}
