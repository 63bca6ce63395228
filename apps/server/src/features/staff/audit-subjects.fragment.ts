import type { Permission } from './permissions.contract.ts';

interface Subject {
  /** Who may read its history; null: only who may read the whole log. */
  readonly history: Permission | null;
  /**
   * Whose it is, as e-mail address and customer, of the site `$1` and the subject `$5`; null: nobody's. What staff type
   * about a person's things is erased with the person.
   */
  readonly person: string | null;
}

/** The subject's reference as a number or uuid, only where it is of that kind: others' cannot be read as one. */
const ref = (kind: string, type: string) => `(case when $4::text = '${kind}' then $5::text::${type} end)`;

/** Everything that staff act on. */
export const AUDIT_SUBJECTS = {
  order: {
    history: 'order.read',
    person: 'select o.email, o.customer_id from orders o where o.site_id = $1 and o.code = $5::text',
  },
  payment_case: {
    history: 'order.read',
    person: `select o.email, o.customer_id from payment_cases k
      join orders o on o.site_id = k.site_id and o.id = k.order_id
     where k.site_id = $1 and k.id = ${ref('payment_case', 'bigint')}`,
  },
  refund: {
    history: null,
    person: `select o.email, o.customer_id from refunds f
      join payment_attempts p on p.site_id = f.site_id and p.id = f.attempt_id
      join orders o on o.site_id = p.site_id and o.id = p.order_id
     where f.site_id = $1 and f.id = ${ref('refund', 'uuid')}`,
  },
  customer: {
    history: 'customer.read',
    person: `select null, c.id from customers c where c.site_id = $1 and c.id = ${ref('customer', 'bigint')}`,
  },
  warranty_request: {
    history: 'warranty.decide',
    person: 'select null, w.customer_id from warranty_requests w where w.site_id = $1 and w.code = $5::text',
  },
  bike_registration: {
    history: 'bike.decide',
    person: `select null, b.customer_id from bike_registrations b
     where b.site_id = $1 and b.id = ${ref('bike_registration', 'bigint')}`,
  },
  contact_ticket: {
    history: 'ticket.answer',
    person: 'select t.email, null from contact_tickets t where t.site_id = $1 and t.code = $5::text',
  },
  test_ride: {
    history: 'test_ride.manage',
    person: 'select r.email, null from test_rides r where r.site_id = $1 and r.code = $5::text',
  },
  privacy_request: {
    history: 'privacy.open',
    person: 'select q.email, null from privacy_requests q where q.site_id = $1 and q.code = $5::text',
  },
  review: {
    history: 'review.decide',
    person: `select o.email, o.customer_id from reviews v
      join orders o on o.site_id = v.site_id and o.id = v.order_id
     where v.site_id = $1 and v.code = $5::text`,
  },
  bank_account: { history: null, person: null },
  bank_statement: { history: 'statement.read', person: null },
  bank_line: { history: null, person: null },
  refund_file: { history: null, person: null },
  page: { history: 'page.edit', person: null },
  article: { history: 'page.edit', person: null },
  menu: { history: 'page.edit', person: null },
  preview: { history: 'page.edit', person: null },
  media: { history: 'media.edit', person: null },
  text: { history: null, person: null },
  glossary_term: { history: null, person: null },
  letter: { history: null, person: null },
  saved_reply: { history: null, person: null },
  demonstrator: { history: 'test_ride.manage', person: null },
  unit: { history: 'unit.stop', person: null },
  staff: { history: 'people.read', person: null },
  role: { history: 'people.read', person: null },
  grant: { history: null, person: null },
  group_grant: { history: null, person: null },
  api_key: { history: 'api_key.manage', person: null },
  approval_rule: { history: 'order.read', person: null },
  export: { history: null, person: null },
  webhook: { history: null, person: null },
  feed: { history: null, person: null },
  site: { history: null, person: null },
} as const satisfies Record<string, Subject>;

export type SubjectKind = keyof typeof AUDIT_SUBJECTS;

export const isPersonal = (kind: SubjectKind): boolean => AUDIT_SUBJECTS[kind].person !== null;

/** Whose values they are follows from the subject. Of the parts only that of the kind `$4` runs. */
export const PERSON_OF_SUBJECT = Object.entries(AUDIT_SUBJECTS)
  .flatMap(([kind, { person }]) => (person ? [`${person} and $4::text = '${kind}'`] : []))
  .join('\n  union all\n  ');
