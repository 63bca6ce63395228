import {
  type CustomerDetail,
  type CustomerNote,
  saveCustomerNote,
} from '@paddock/server/features/customers/staff/customers.staff.contract.ts';
import { useT } from '../../i18n/use-t.ts';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { DraftForm } from '../../kit/form/draft-form.tsx';

const savedOf = ({ contact_preference, body, revision }: CustomerNote) => ({
  values: { contact_preference, body },
  revision: String(revision),
});

/** What colleagues should know when they deal with the customer; two people can write it at once. */
export function CustomerNoteForm({
  customer,
  isDisabled,
}: {
  customer: CustomerDetail;
  isDisabled: boolean;
}) {
  const t = useT();
  const { id, site, name, note } = customer;
  return (
    <DraftForm
      subject={{
        kind: 'customer_note',
        ref: String(id),
        site,
        title: t('customers.noteOf', { name }),
        address: `/customers/${site}/${id}`,
      }}
      saved={savedOf(note)}
      fields={[
        { name: 'contact_preference', label: t('customers.preference'), maxLength: 200 },
        { name: 'body', label: t('customers.noteText'), rows: 5, maxLength: 4000 },
      ]}
      saveLabel={t('customers.saveNote')}
      isDisabled={isDisabled}
      save={async ({ contact_preference = '', body = '' }, revision) => {
        const { data } = await callDesk(
          saveCustomerNote,
          { params: { id }, body: { contact_preference, body }, headers: { 'if-match': `"${revision}"` } },
          { site },
        );
        return savedOf(data);
      }}
      theirs={(error) => savedOf((error.data as { current: CustomerNote }).current)}
    />
  );
}
