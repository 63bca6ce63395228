import type activations from '../features/activations/messages.en.json';
import type apiKeys from '../features/api-keys/messages.en.json';
import type approvalRules from '../features/approval-rules/messages.en.json';
import type approvals from '../features/approvals/messages.en.json';
import type audit from '../features/audit/messages.en.json';
import type bikes from '../features/bikes/messages.en.json';
import type cases from '../features/cases/messages.en.json';
import type content from '../features/content/messages.en.json';
import type customers from '../features/customers/messages.en.json';
import type glossary from '../features/glossary/messages.en.json';
import type groupGrants from '../features/group-grants/messages.en.json';
import type history from '../features/history/messages.en.json';
import type invoices from '../features/invoices/messages.en.json';
import type letters from '../features/letters/messages.en.json';
import type media from '../features/media/messages.en.json';
import type orders from '../features/orders/messages.en.json';
import type people from '../features/people/messages.en.json';
import type privacy from '../features/privacy/messages.en.json';
import type reconciliation from '../features/reconciliation/messages.en.json';
import type refunds from '../features/refunds/messages.en.json';
import type returns from '../features/returns/messages.en.json';
import type reviews from '../features/reviews/messages.en.json';
import type roles from '../features/roles/messages.en.json';
import type savedReplies from '../features/saved-replies/messages.en.json';
import type scan from '../features/scan/messages.en.json';
import type session from '../features/session/messages.en.json';
import type statements from '../features/statements/messages.en.json';
import type testRides from '../features/test-rides/messages.en.json';
import type tickets from '../features/tickets/messages.en.json';
import type today from '../features/today/messages.en.json';
import type transfers from '../features/transfers/messages.en.json';
import type translations from '../features/translations/messages.en.json';
import type unfinished from '../features/unfinished/messages.en.json';
import type warranty from '../features/warranty/messages.en.json';
import type webhooks from '../features/webhooks/messages.en.json';
import type whoCan from '../features/who-can/messages.en.json';
import type kit from '../kit/messages.en.json';
import type shell from '../shell/messages.en.json';

/** English is the source and types the keys: an id that is in no catalogue does not compile. */
export type MessageId =
  | keyof typeof activations
  | keyof typeof apiKeys
  | keyof typeof approvals
  | keyof typeof audit
  | keyof typeof bikes
  | keyof typeof cases
  | keyof typeof content
  | keyof typeof customers
  | keyof typeof history
  | keyof typeof invoices
  | keyof typeof letters
  | keyof typeof media
  | keyof typeof orders
  | keyof typeof people
  | keyof typeof privacy
  | keyof typeof reconciliation
  | keyof typeof refunds
  | keyof typeof returns
  | keyof typeof reviews
  | keyof typeof roles
  | keyof typeof scan
  | keyof typeof session
  | keyof typeof statements
  | keyof typeof testRides
  | keyof typeof tickets
  | keyof typeof today
  | keyof typeof transfers
  | keyof typeof unfinished
  | keyof typeof warranty
  | keyof typeof approvalRules
  | keyof typeof groupGrants
  | keyof typeof glossary
  | keyof typeof translations
  | keyof typeof savedReplies
  | keyof typeof webhooks
  | keyof typeof whoCan
  | keyof typeof kit
  | keyof typeof shell;
