import type { Translate } from '../../i18n/use-t.ts';
import type { ActionField } from '../../kit/actions/action-types.ts';

export const reasonField = (t: Translate): ActionField => ({
  name: 'reason',
  label: t('orders.reason'),
  kind: 'textarea',
  isRequired: true,
  maxLength: 500,
});
