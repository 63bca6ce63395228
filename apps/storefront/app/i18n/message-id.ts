import type accessories from '../features/accessories/messages.en.json';
import type account from '../features/account/messages.en.json';
import type addresses from '../features/addresses/messages.en.json';
import type alerts from '../features/alerts/messages.en.json';
import type auth from '../features/auth/messages.en.json';
import type bikes from '../features/bikes/messages.en.json';
import type captcha from '../features/captcha/messages.en.json';
import type bag from '../features/cart/messages.en.json';
import type chat from '../features/chat/messages.en.json';
import type checkout from '../features/checkout/messages.en.json';
import type company from '../features/company/messages.en.json';
import type consent from '../features/consent/messages.en.json';
import type contact from '../features/contact/messages.en.json';
import type guarantee from '../features/guarantee/messages.en.json';
import type home from '../features/home/messages.en.json';
import type inventory from '../features/inventory/messages.en.json';
import type legal from '../features/legal/messages.en.json';
import type manuals from '../features/manuals/messages.en.json';
import type monthly from '../features/monthly/messages.en.json';
import type museum from '../features/museum/messages.en.json';
import type near from '../features/near/messages.en.json';
import type news from '../features/news/messages.en.json';
import type newsletter from '../features/newsletter/messages.en.json';
import type orders from '../features/orders/messages.en.json';
import type payments from '../features/payments/messages.en.json';
import type preview from '../features/preview/messages.en.json';
import type products from '../features/products/messages.en.json';
import type returns from '../features/returns/messages.en.json';
import type reviews from '../features/reviews/messages.en.json';
import type search from '../features/search/messages.en.json';
import type sites from '../features/sites/messages.en.json';
import type sizes from '../features/sizes/messages.en.json';
import type social from '../features/social/messages.en.json';
import type stores from '../features/stores/messages.en.json';
import type testRides from '../features/test-rides/messages.en.json';
import type warranty from '../features/warranty/messages.en.json';
import type wishList from '../features/wish-list/messages.en.json';
import type shell from '../shell/messages.en.json';

/** Words of the brand (`brands/<name>/messages`): which of them there are is data. */
type BrandMessageId =
  | `museum.${'lead' | 'hint' | 'poster' | 'rooms' | 'hours.text' | 'tickets.text'}`
  | `museum.${'scene' | 'room'}.${string}`
  | `museum.machine.${string}.${'name' | 'text'}`
  | `company.story.${string}`;

/** English is the source and types the keys: an id that is in no catalogue does not compile. */
export type MessageId =
  | keyof typeof accessories
  | keyof typeof account
  | keyof typeof addresses
  | keyof typeof alerts
  | keyof typeof auth
  | keyof typeof bag
  | keyof typeof bikes
  | keyof typeof captcha
  | keyof typeof chat
  | keyof typeof checkout
  | keyof typeof company
  | keyof typeof consent
  | keyof typeof contact
  | keyof typeof guarantee
  | keyof typeof home
  | keyof typeof inventory
  | keyof typeof legal
  | keyof typeof manuals
  | keyof typeof monthly
  | keyof typeof museum
  | keyof typeof near
  | keyof typeof news
  | keyof typeof newsletter
  | keyof typeof orders
  | keyof typeof payments
  | keyof typeof preview
  | keyof typeof products
  | keyof typeof returns
  | keyof typeof reviews
  | keyof typeof search
  | keyof typeof sites
  | keyof typeof sizes
  | keyof typeof social
  | keyof typeof stores
  | keyof typeof testRides
  | keyof typeof warranty
  | keyof typeof wishList
  | keyof typeof shell
  | BrandMessageId;
