import { Dialog } from '@paddock/ui/dialog';
import { CountryList } from '../features/sites/country-list.tsx';
import { CountrySteps } from '../features/sites/country-steps.tsx';
import { useT } from '../i18n/use-t.ts';
import { useShell } from '../page/shell-data.ts';

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Both ways to another country: three choices and a button, or one list of everything. */
export default function CountryChooser({ isOpen, onOpenChange }: Props) {
  const t = useT();
  const shell = useShell();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('sites.choose.title')}
      closeLabel={t('shell.close')}
      size="wide"
    >
      <CountrySteps sites={shell?.sites ?? []} />
      <CountryList sites={shell?.sites ?? []} />
    </Dialog>
  );
}
