import { ProgressLine } from '@paddock/ui/progress-line';
import { useNavigation } from 'react-router';
import { useT } from '../i18n/use-t.ts';

export function ProgressBar() {
  const { state } = useNavigation();
  const t = useT();
  return <ProgressLine isBusy={state !== 'idle'} label={t('shell.loading')} />;
}
