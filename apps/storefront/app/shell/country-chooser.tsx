import { Dialog } from '@paddock/ui/dialog';
import { useMemo } from 'react';
import { CountryList } from '../features/sites/country-list.tsx';
import { CountrySteps } from '../features/sites/country-steps.tsx';
import { unpackSites } from '../features/sites/packed-sites.ts';
import { requireMessages } from '../i18n/require-messages.ts';
import { useT } from '../i18n/use-t.ts';
import { useShell } from '../page/shell-data.ts';

await requireMessages('chooser');

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Both ways to another country: three choices and a button, or one list of everything. */
export default function CountryChooser({ isOpen, onOpenChange }: Props) {
  const t = useT();
  const packed = useShell()?.sites;
  const sites = useMemo(() => (packed ? unpackSites(packed) : []), [packed]);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('sites.choose.title')}
      closeLabel={t('shell.close')}
      size="wide"
    >
      <CountrySteps sites={sites} />
      <CountryList sites={sites} />
    </Dialog>
  );
}
