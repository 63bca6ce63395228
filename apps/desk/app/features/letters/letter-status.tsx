import type { LetterRow } from '@paddock/server/features/letters/letters.contract.ts';
import { useT } from '../../i18n/use-t.ts';
import type { IconName } from '../../kit/parts/icon-paths.ts';
import { Status, type Tone } from '../../kit/parts/status.tsx';
import { shortTime } from '../../kit/parts/time.tsx';
import { useSite } from '../../kit/session/use-me.ts';

const LOOKS: Record<LetterRow['status'], readonly [Tone, IconName]> = {
  draft: ['draft', 'edit'],
  testing: ['accent', 'check'],
  scheduled: ['transit', 'clock'],
  sending: ['accent', 'send'],
  stopped: ['warn', 'hold'],
  sent: ['ok', 'check'],
};

type Shown = Pick<LetterRow, 'status' | 'scheduled_at' | 'site'>;

/** The state of a letter; with its time where it waits for one. */
export function LetterStatus({ letter, isPill }: { letter: Shown; isPill?: boolean }) {
  const t = useT();
  const { status, scheduled_at: at, site } = letter;
  const zone = useSite(site)?.timezone;
  const [tone, icon] = LOOKS[status];
  return (
    <>
      <Status id={`letters.status.${status}`} tone={tone} icon={icon} {...(isPill && { isPill })} />
      {at ? (
        <span className="muted small nowrap"> {t('letters.at', { when: shortTime(at, zone) })}</span>
      ) : null}
    </>
  );
}
