import type { Access } from './access.ts';

const OF_STAFF = { open: 'belongs to one member of staff and not to a site' };
const PEOPLE = { open: 'people and roles belong to the brand; the permission decides' };
const BRAND_TEXT = {
  open: 'texts belong to the brand; the permission on the sites of the locale decides (TRANSLATE-09)',
};
const PROOF_OF_STAFF = { open: 'a signature that fits one person; any other is refused' };
const OPEN_EDITOR = { open: 'names a text by its place; the permission on the site decides (EDITOR-12)' };
const PICTURE = { open: 'pictures belong to the brand; the permission decides' };
const SEEN = { headers: { 'if-match': '"1"' } };

/** Routes of the desk; the older ones are in the other table. */
export const DESK_ACCESS: Readonly<Record<string, Partial<Access>>> = {
  // Things of one member of staff: another member's are not found (DRAFTS-01, VIEWS-01, BULK-05, EXPORTS-03, STAFFID).
  'GET /api/staff/drafts/:kind/:ref': { ids: { 'params.kind': OF_STAFF, 'params.ref': OF_STAFF } },
  'PUT /api/staff/drafts/:kind/:ref': { ids: { 'params.kind': OF_STAFF, 'params.ref': OF_STAFF } },
  'DELETE /api/staff/drafts/:kind/:ref': { ids: { 'params.kind': OF_STAFF, 'params.ref': OF_STAFF } },
  'PUT /api/staff/presence/:kind/:ref': { ids: { 'params.kind': OPEN_EDITOR, 'params.ref': OPEN_EDITOR } },
  'DELETE /api/staff/presence/:kind/:ref': { ids: { 'params.kind': OPEN_EDITOR, 'params.ref': OPEN_EDITOR } },
  'DELETE /api/staff/me/sessions/:id': { ids: { 'params.id': OF_STAFF } },
  'PUT /api/staff/views/:id': { ids: { 'params.id': OF_STAFF } },
  'DELETE /api/staff/views/:id': { ids: { 'params.id': OF_STAFF } },
  'GET /api/staff/bulk/:id': { ids: { 'params.id': OF_STAFF } },
  'GET /api/staff/bulk/:id/errors.csv': { ids: { 'params.id': OF_STAFF } },
  'GET /api/staff/bulk/:id/rows': { ids: { 'params.id': OF_STAFF } },
  'PUT /api/staff/bulk/:id': { ids: { 'params.id': OF_STAFF } },
  'POST /api/staff/bulk/:id/run': { ids: { 'params.id': OF_STAFF } },
  'POST /api/staff/bulk/:id/stop': { ids: { 'params.id': OF_STAFF } },
  'GET /api/staff/exports/:id': { ids: { 'params.id': OF_STAFF } },
  'GET /api/staff/exports/:id/file': { ids: { 'params.id': OF_STAFF } },
  'PUT /api/staff/exports/:id': { ids: { 'params.id': OF_STAFF } },
  // People, roles and keys belong to the brand: the permission decides, not the site (GRANTS).
  'GET /api/staff/people/:id': { ids: { 'params.id': PEOPLE } },
  'POST /api/staff/people/:id/end-sessions': { ids: { 'params.id': PEOPLE } },
  'POST /api/staff/people/:id/grants': { ids: { 'params.id': PEOPLE } },
  'POST /api/staff/people/:id/resume': { ids: { 'params.id': PEOPLE } },
  'POST /api/staff/people/:id/suspend': { ids: { 'params.id': PEOPLE } },
  'POST /api/staff/group-grants/:id/end': { ids: { 'params.id': PEOPLE } },
  'POST /api/staff/api-keys/:id/revoke': { ids: { 'params.id': PEOPLE } },
  'POST /api/staff/people/:id/grants/:grant/end': { ids: { 'params.id': PEOPLE, 'params.grant': PEOPLE } },
  'POST /api/staff/roles/:name/change': { ids: { 'params.name': PEOPLE } },
  // Texts and terms belong to the brand: the permission on every site of the locale decides (TRANSLATE).
  'GET /api/staff/texts/:id/:locale': { ids: { 'params.id': BRAND_TEXT } },
  'POST /api/staff/texts/:id/:locale/save': { ids: { 'params.id': BRAND_TEXT } },
  'POST /api/staff/texts/:id/:locale/confirm': { ids: { 'params.id': BRAND_TEXT } },
  'POST /api/staff/texts/:id/:locale/review': { ids: { 'params.id': BRAND_TEXT } },
  'POST /api/staff/texts/:id/:locale/return': { ids: { 'params.id': BRAND_TEXT } },
  'POST /api/staff/texts/publish': { ids: { 'body.ids': BRAND_TEXT } },
  'POST /api/staff/glossary/:id/change': { ids: { 'params.id': BRAND_TEXT } },
  'POST /api/staff/glossary/:id/delete': { ids: { 'params.id': BRAND_TEXT } },
  // Signatures of the identity provider or of a passkey: a wrong one is refused (STAFFID).
  'POST /api/staff/session': { ids: { 'body.id_token': PROOF_OF_STAFF } },
  'POST /api/staff/session/strong': { ids: { 'body.id_token': PROOF_OF_STAFF } },
  'POST /api/staff/session/provider-logout': { ids: { 'body.logout_token': PROOF_OF_STAFF } },
  'POST /api/staff/session/passkey': {
    ids: { 'body.response.id': PROOF_OF_STAFF, 'body.response.rawId': PROOF_OF_STAFF },
  },
  'POST /api/staff/session/strong/passkey': {
    ids: { 'body.response.id': PROOF_OF_STAFF, 'body.response.rawId': PROOF_OF_STAFF },
  },
  'POST /api/staff/invitations/accept': {
    ids: {
      'body.token': PROOF_OF_STAFF,
      'body.response.id': PROOF_OF_STAFF,
      'body.response.rawId': PROOF_OF_STAFF,
    },
  },
  'POST /api/staff/invitations/options': { ids: { 'body.token': PROOF_OF_STAFF } },
  // Pictures belong to the brand; changes of them are MEDIA-09, uploads of another person MEDIA-01.
  'GET /api/staff/media/:key': { ids: { 'params.key': PICTURE } },
  'GET /api/staff/media/files/:name': { ids: { 'params.name': PICTURE } },
  'GET /api/front/media/:name': { ids: { 'params.name': PICTURE } },
  'PUT /api/staff/media/:key/focus': { ids: { 'params.key': PICTURE }, ...SEEN },
  'PUT /api/staff/media/:key/alternatives': { ids: { 'params.key': PICTURE }, ...SEEN },
  'POST /api/staff/media/:key/retire': { ids: { 'params.key': PICTURE } },
  'POST /api/staff/media/:key/restore': { ids: { 'params.key': PICTURE } },
  'GET /api/staff/media/uploads/:id/status': { ids: { 'params.id': OF_STAFF } },
  'PATCH /api/staff/media/uploads/:id': { ids: { 'params.id': OF_STAFF } },
  'DELETE /api/staff/media/uploads/:id': { ids: { 'params.id': OF_STAFF } },
  'PUT /api/staff/customers/:id/note': {
    body: () => ({ contact_preference: 'mail', body: 'Called.' }),
    headers: { 'if-match': '"0"' },
  },
  // Nothing is given out or erased before the person has proved the address.
  'POST /api/staff/privacy-requests/:code/export': { answer: 409 },
  'POST /api/staff/privacy-requests/:code/erase': { answer: 409 },
  'POST /api/staff/privacy-requests/:code/complete': { answer: 409 },
  'GET /api/staff/invoices/:id/pdf': { ids: { 'params.id': 'document' } },
  'GET /api/staff/payment-cases/:id': { ids: { 'params.id': 'case' } },
  'POST /api/staff/bank-accounts': {
    ids: { 'body.id': { open: 'an id that is not that of the number on this site is refused (WORK-02)' } },
  },
  'GET /api/staff/statements/:id': { ids: { 'params.id': 'bank_statement' } },
  'POST /api/staff/statements/:id/confirm': {
    ids: { 'params.id': 'bank_statement' },
    body: ({ bank_line: line, order }) => ({ lines: [{ line, order }] }),
  },
  'POST /api/staff/bank-lines/:id/confirm': { body: ({ order }) => ({ order }) },
  'POST /api/staff/bank-lines/:id/split': {
    body: ({ order, invoiced_order }) => ({
      parts: [
        { order, amount_minor: 50 },
        { order: invoiced_order, amount_minor: 50 },
      ],
    }),
    answer: 409,
  },
  'POST /api/staff/bank-lines/:id/dismiss': { body: () => ({ as: 'not_ours', note: 'Rent.' }) },
  'POST /api/staff/refunds/:id/payee': {
    body: () => ({ iban: 'IT60X0542811101000000123456', holder: 'Anna Rossi' }),
  },
  'POST /api/staff/refunds/file': {
    ids: { 'body.refunds': { open: 'only refunds of the site in the header are taken (STATEMENTS)' } },
  },
  'PUT /api/staff/letters/:id': {
    body: () => ({
      revision: 1,
      name: 'Summer',
      texts: { it: { subject: 'Estate', blocks: [{ type: 'text', text: 'Ciao.' }] } },
    }),
  },
  'POST /api/staff/letters/:id/test': { body: () => ({ locale: 'it' }) },
  'POST /api/staff/letters/:id/send': { ids: { 'params.id': 'tested_letter' } },
  'POST /api/staff/letters/:id/cancel': { ids: { 'params.id': 'scheduled_letter' } },
  'POST /api/staff/letters/:id/stop': { ids: { 'params.id': 'sending_letter' } },
  'POST /api/staff/letters/:id/resume': { ids: { 'params.id': 'stopped_letter' } },
  'PUT /api/staff/webhooks/:id': {
    body: () => ({ name: 'ERP', url: 'https://erp.example/events', types: [], enabled: true }),
  },
  'POST /api/staff/webhooks/:id/replay': { body: () => ({ after: 0 }) },
  'POST /api/staff/feeds/:feed': {
    ids: { 'params.feed': { open: 'one of five names; lines of other sites are refused (INTEGRATION-15)' } },
  },
  'PUT /api/staff/orders/:code/erp': { body: () => ({ number: 'SO-1' }) },
  'POST /api/staff/orders/:code/shipment-events': {
    ids: { 'params.code': 'order', 'body.event_id': { open: 'the carrier names its own reports' } },
    body: () => ({
      carrier: 'dhl',
      event_id: 'E-1',
      tracking: 'T-1',
      status: 'collected',
      occurred_at: '2026-11-17T10:00:00Z',
    }),
  },
  'POST /api/staff/orders/:code/notes': { body: () => ({ text: 'Called back.' }) },
  'POST /api/staff/orders/:code/address': {
    headers: { 'if-match': '"0"' },
    body: () => ({
      given_name: 'Anna',
      family_name: 'Rossi',
      address1: 'Via Roma 2',
      city: 'Torino',
      postal_code: '10121',
      state: 'TO',
      reason: 'Because.',
    }),
    // The revision is none that the order ever had.
    answer: 409,
  },
  'POST /api/staff/orders/:code/mail-again': { body: ({ order_mail }) => ({ mail: order_mail }) },
};
