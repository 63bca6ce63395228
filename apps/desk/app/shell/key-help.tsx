import { useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { activeBindings, areSingleKeysOn, type Binding, switchSingleKeys } from '../kit/keys/keys.ts';
import { Dialog } from '../kit/overlay/dialog.tsx';
import { Kbd } from '../kit/parts/kbd.tsx';

/** Every key that works on the screen below, and the switch for single letters (WCAG 2.1.4). */
export default function KeyHelp({ onClose }: { onClose: () => void }) {
  const t = useT();
  // Read once: with the dialog open, only its own keys are in force.
  const [bindings] = useState(() => activeBindings().filter(({ label }) => label));
  const [isOn, setOn] = useState(areSingleKeysOn);
  const groups = Map.groupBy(bindings, ({ group }) => group ?? t('shell.keys.screen'));
  return (
    <Dialog title={t('shell.keys.help')} onClose={onClose} look="wide">
      <div className="keys">
        {[...groups].map(([name, list]) => (
          <section key={name} className="col col--4">
            <h3 className="h3">{name}</h3>
            {unique(list).map(({ keys, label }) => (
              <div key={keys} className="row space-between">
                <span className="text-secondary">{label}</span>
                <Kbd keys={keys} />
              </div>
            ))}
          </section>
        ))}
      </div>
      <label className="row check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            switchSingleKeys(target.checked);
            setOn(target.checked);
          }}
        />
        {t('shell.keys.single')}
      </label>
    </Dialog>
  );
}

const unique = (list: readonly Binding[]) =>
  list.filter((one, place) => list.findIndex(({ keys }) => keys === one.keys) === place);
