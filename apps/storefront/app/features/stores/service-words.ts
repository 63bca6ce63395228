import type { MessageId } from '../../i18n/message-id.ts';
import type { Service } from './store-view.ts';

const WORDS = {
  showroom: 'stores.service.showroom',
  pay_point: 'stores.service.payPoint',
  store_pickup: 'stores.service.pickup',
  home_delivery: 'stores.service.delivery',
  test_ride: 'stores.service.testRide',
} as const satisfies Record<Service, MessageId>;

export const serviceWord = (service: Service): MessageId => WORDS[service];
