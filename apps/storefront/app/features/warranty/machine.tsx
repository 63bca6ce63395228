import { Picture } from '@paddock/ui/picture';
import { useT } from '../../i18n/use-t.ts';
import type { MachineView } from './warranty-view.ts';

export function Machine({ machine }: { machine: MachineView }) {
  const t = useT();
  return (
    <div className="war-machine">
      {machine.picture && <Picture source={machine.picture} alt="" sizes="(min-width: 600px) 340px, 92vw" />}
      <div className="war-machine__facts">
        <b>
          <bdi>{machine.name}</bdi>
        </b>
        {machine.variant && <span className="ui-small ui-muted">{machine.variant}</span>}
        <dl>
          <div>
            <dt>{t('warranty.frame')}</dt>
            <dd>
              <bdi dir="ltr">{machine.serial}</bdi>
            </dd>
          </div>
          {machine.until && (
            <div>
              <dt>{t('warranty.until')}</dt>
              <dd>{machine.until}</dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  );
}
