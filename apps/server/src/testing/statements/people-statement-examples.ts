import { createHash } from 'node:crypto';
import * as mappings from '../../features/people/groups/group-grants.sql.ts';
import * as keys from '../../features/people/keys/api-keys.sql.ts';
import * as grants from '../../features/people/members/grants.sql.ts';
import * as people from '../../features/people/members/people.sql.ts';
import * as passkeys from '../../features/people/passkeys/staff-passkeys.sql.ts';
import * as roles from '../../features/people/roles/roles.sql.ts';
import * as groups from '../../features/people/sessions/apply-groups.sql.ts';
import * as sessions from '../../features/people/sessions/sessions.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

const STAFF = 1;
const HASH = createHash('sha256').update('example').digest();
const DEVICE = { userAgent: 'Firefox', network: '192.0.2.1' };
const PERSON = {
  issuer: 'https://id.example',
  subject: 'rosa',
  email: 'rosa@example.test',
  isEmailVerified: true,
  name: 'Rosa Paredes',
  locale: 'es',
  timezone: 'America/Guayaquil',
};
const FILTER = { siteIds: [1], seesAll: false, text: 'ro', view: 'all' };
const GRANT = { role: 'support', scope_kind: 'site', scope_ref: 'it' } as const;

type Examples = Record<string, Record<string, (tx: Tx, db: Db) => Promise<unknown>>>;

/** The scale load has no staff. */
export const aPerson = async (tx: Tx) => (await sessions.findOrCreatePerson(tx, PERSON)).id;

/** People of the desk: sessions, passkeys, grants. */
export const PEOPLE_STATEMENT_EXAMPLES: Examples = {
  sessions: {
    findHomeSite: (_tx, db) => sessions.findHomeSite(db),
    useNonce: (tx) => sessions.useNonce(tx, HASH),
    findOrCreatePerson: (tx) => aPerson(tx),
    recogniseDevice: (tx) => sessions.recogniseDevice(tx, STAFF, DEVICE),
    insertSession: async (tx) =>
      sessions.insertSession(tx, {
        ...DEVICE,
        staffId: await aPerson(tx),
        hash: HASH,
        strongAt: null,
        sid: null,
      }),
    findSubject: (_tx, db) => sessions.findSubject(db, STAFF),
    strengthen: (tx) => sessions.strengthen(tx, 1),
    readMe: (_tx, db) => sessions.readMe(db, STAFF, 1, [1]),
    listSessions: (_tx, db) => sessions.listSessions(db, STAFF),
    endSession: (tx) => sessions.endSession(tx, STAFF, 1),
    endSessions: (tx) => sessions.endSessions(tx, STAFF, null),
    endProviderSessions: (_tx, db) =>
      sessions.endProviderSessions(db, 'https://id.example', { subject: null, sid: 'none' }),
    listSiteSlugs: (_tx, db) => sessions.listSiteSlugs(db),
  },
  'apply-groups': {
    endLostGroups: (tx) => groups.endLostGroups(tx, STAFF, ['desk-admin']),
    giveByGroups: (tx) => groups.giveByGroups(tx, STAFF, ['desk-admin']),
  },
  'staff-passkeys': {
    insertChallenge: (_tx, db) => passkeys.insertChallenge(db, HASH, 'sign_in', null),
    takeChallenge: (_tx, db) => passkeys.takeChallenge(db, HASH, 'sign_in', null),
    listPasskeys: (_tx, db) => passkeys.listPasskeys(db, STAFF),
    findPasskey: (_tx, db) => passkeys.findPasskey(db, 'none'),
    usePasskey: (tx) => passkeys.usePasskey(tx, 1, 2),
    insertPasskey: async (tx) =>
      passkeys.insertPasskey(tx, {
        staffId: await aPerson(tx),
        credentialId: 'example',
        publicKey: HASH,
        counter: 0,
        transports: [],
        name: 'Phone',
      }),
    insertInvitation: (_tx, db) => passkeys.insertInvitation(db, 0, HASH),
    findInvitation: (_tx, db) => passkeys.findInvitation(db, HASH),
    useInvitation: (tx) => passkeys.useInvitation(tx, 1, STAFF),
  },
  people: {
    listPeople: (_tx, db) => people.listPeople(db, FILTER, { after: ['', 0], limit: 50 }),
    countPeople: (_tx, db) => people.countPeople(db, FILTER),
    readPerson: (_tx, db) => people.readPerson(db, STAFF),
    listHolders: (_tx, db) => people.listHolders(db, 1),
  },
  'group-grants': {
    listMappings: (_tx, db) =>
      mappings.listMappings(db, { siteIds: [1], text: 'desk' }, { after: ['', 0], limit: 50 }),
    countMappings: (_tx, db) => mappings.countMappings(db, { siteIds: [1], text: null }),
    insertMapping: async (tx) =>
      mappings.insertMapping(tx, {
        ...GRANT,
        group: 'office',
        createdBy: await aPerson(tx),
        until: null,
        waits: true,
      }),
    lockOpenMapping: (tx) => mappings.lockOpenMapping(tx, 0),
    markMappingConfirmed: (tx) => mappings.markMappingConfirmed(tx, 0),
    shortenMapping: (tx) => mappings.shortenMapping(tx, 0, new Date()),
    lockMapping: (tx) => mappings.lockMapping(tx, 0),
    endMapping: (tx) => mappings.endMapping(tx, 0, STAFF),
  },
  roles: {
    listCustomRoles: (_tx, db) => roles.listCustomRoles(db),
    isRoleInUse: (tx) => roles.isRoleInUse(tx, 'front_desk'),
    listHoldersOf: (tx) => roles.listHoldersOf(tx, 'front_desk'),
    countHolders: (_tx, db) => roles.countHolders(db),
    insertRole: async (tx) => roles.insertRole(tx, 'front_desk', 'Front desk', await aPerson(tx)),
    updateRole: (tx) => roles.updateRole(tx, 'front_desk', 'Front desk', 1),
    setRolePermissions: async (tx) => {
      await roles.insertRole(tx, 'front_desk', 'Front desk', await aPerson(tx));
      await roles.setRolePermissions(tx, 'front_desk', ['order.read']);
    },
  },
  'api-keys': {
    listKeys: (_tx, db) => keys.listKeys(db, null),
    insertKey: async (tx) => keys.insertKey(tx, 'example', await aPerson(tx), HASH),
    revokeKeysOf: (tx) => keys.revokeKeysOf(tx, STAFF),
    markKeyRevoked: (tx) => keys.markKeyRevoked(tx, 0),
  },
  grants: {
    readRoleScope: (tx) => grants.readRoleScope(tx, GRANT),
    lockRole: (tx) => grants.lockRole(tx, 'front_desk'),
    listHeldGrants: (tx) => grants.listHeldGrants(tx, STAFF),
    listPassedOn: (tx) => grants.listPassedOn(tx, STAFF),
    shortenGrant: (tx) => grants.shortenGrant(tx, 0, new Date()),
    lockGrant: (tx) => grants.lockGrant(tx, 0),
    markGrantConfirmed: (tx) => grants.markGrantConfirmed(tx, 0, STAFF),
    lockPerson: (tx) => grants.lockPerson(tx, STAFF),
    insertGrant: async (tx) => {
      const staffId = await aPerson(tx);
      const giver = await grants.insertPerson(tx, {
        name: 'Elena',
        email: 'elena@example.test',
        locale: 'it',
        createdBy: staffId,
      });
      const until = new Date(Date.now() + 1e6);
      return grants.insertGrant(tx, {
        ...GRANT,
        staffId,
        from: new Date(),
        until,
        giverId: giver ?? 0,
        reason: 'example',
        waits: true,
      });
    },
    markGrantEnded: (tx) => grants.markGrantEnded(tx, 0, STAFF, STAFF),
    setStatus: (tx) => grants.setStatus(tx, 0, 'active'),
    insertPerson: async (tx) =>
      grants.insertPerson(tx, {
        name: 'Elena',
        email: 'elena@example.test',
        locale: 'it',
        createdBy: await aPerson(tx),
      }),
  },
};
