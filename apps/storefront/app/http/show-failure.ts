import { showToast } from '@paddock/ui/toast-queue';
import type { CallFailure } from './call-server.ts';

export const showFailure = (failure: CallFailure, fallback: string) =>
  showToast({ text: failure.message || fallback, variant: 'error' });
