import { Dialog } from '@paddock/ui/dialog';
import { Loading } from '@paddock/ui/loading';
import { CountryList } from '../features/sites/country-list.tsx';
import { CountrySteps } from '../features/sites/country-steps.tsx';
import { usePickerSites } from '../features/sites/use-picker-sites.ts';
import { requireMessages } from '../i18n/require-messages.ts';
import { useT } from '../i18n/use-t.ts';

await requireMessages('chooser');

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Both ways to another country: three choices and a button, or one list of everything. */
export default function CountryChooser({ isOpen, onOpenChange }: Props) {
  const t = useT();
  const sites = usePickerSites();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('sites.choose.title')}
      closeLabel={t('shell.close')}
      size="wide"
    >
      <Loading isLoading={sites === null} label={t('shell.loading')} />
      {sites && (
        <>
          <CountrySteps sites={sites} />
          <CountryList sites={sites} />
        </>
      )}
    </Dialog>
  );
}
