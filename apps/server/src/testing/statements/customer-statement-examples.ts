import { createHash } from 'node:crypto';
import * as customers from '../../features/customers/customers.sql.ts';
import * as counters from '../../features/customers/limits/login-counters.sql.ts';
import * as tokens from '../../features/customers/sessions/customer-tokens.sql.ts';
import * as devices from '../../features/customers/sessions/known-devices.sql.ts';
import * as links from '../../features/customers/sessions/mail-links.sql.ts';
import * as removal from '../../features/customers/sessions/passkey-removal.sql.ts';
import * as passkeys from '../../features/passkeys/passkeys.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

type Example = (tx: Tx, db: Db) => Promise<unknown>;

const ANNA = { siteId: 1, customerId: 1 };
const TOKEN = createHash('sha256').update('token 0').digest();
const hash = createHash('sha256').update('another token').digest();
const LOGIN = { siteId: 1, kind: 'account', subject: 'login:anna@example.test' } as const;
const NEW = {
  siteId: 1,
  email: 'new@example.test',
  passwordHash: '$argon2id$',
  givenName: 'Anna',
  familyName: 'Rossi',
  phone: null,
  locale: 'it',
};

const PASSKEY = {
  credentialId: 'an-example-credential',
  publicKey: hash,
  counter: 1,
  name: 'Phone',
  transports: ['internal'],
  backedUp: true,
};

export const CUSTOMER_STATEMENT_EXAMPLES: Record<string, Record<string, Example>> = {
  customers: {
    getCustomer: (_tx, db) => customers.getCustomer(db, 1, 1),
    findCredentials: (tx) => customers.findCredentials(tx, 1, 'Anna@example.com'),
    getOwnPassword: (tx) => customers.getOwnPassword(tx, 1, 1),
    findAccount: (tx) => customers.findAccount(tx, 1, 'Anna@example.com'),
    findAccountById: (tx) => customers.findAccountById(tx, 1, 1),
    insertCustomer: (tx) => customers.insertCustomer(tx, NEW),
    dropContestedPassword: (tx) => customers.dropContestedPassword(tx, NEW),
    changeProfile: (tx) =>
      customers.changeProfile(tx, 1, 1, { givenName: 'Anna', familyName: 'Rossi', phone: null }),
    setPassword: (tx) => customers.setPassword(tx, ANNA, '$argon2id$', { proves: true }),
    dropPassword: (tx) => customers.dropPassword(tx, ANNA),
    proveEmail: (tx) => customers.proveEmail(tx, 1, 1, 'elsewhere@example.test'),
  },
  'customer-tokens': {
    findSession: (_tx, db) => tokens.findSession(db, 1, TOKEN),
    noteSeen: (tx) => tokens.noteSeen(tx, 1, 1, hash),
    rotateToken: (tx) => tokens.rotateToken(tx, { siteId: 1, tokenId: 1, presentHash: TOKEN, newHash: hash }),
    noteConfirmed: (tx) => tokens.noteConfirmed(tx, 1, 1),
    isConfirmed: (_tx, db) => tokens.isConfirmed(db, 1, 1),
    insertSession: (tx) => tokens.insertSession(tx, { ...ANNA, hash, userAgent: null }),
    findSessions: (_tx, db) => tokens.findSessions(db, 1, 1),
    revokeSession: (tx) => tokens.revokeSession(tx, 1, 1, 1),
    revokeTokens: (tx) => tokens.revokeTokens(tx, ANNA, ['session'], 1),
    unsafeDeleteExpiredTokens: (tx) => tokens.unsafeDeleteExpiredTokens(tx),
  },
  'known-devices': {
    findKnownDevice: (tx) => devices.findKnownDevice(tx, 1, 'anna@example.test', [TOKEN]),
    noteDeviceUse: (tx) => devices.noteDeviceUse(tx, ANNA, [TOKEN]),
    insertDevice: (tx) => devices.insertDevice(tx, ANNA, hash),
    deleteDevices: (tx) => devices.deleteDevices(tx, ANNA),
    unsafeDeleteOldDevices: (tx) => devices.unsafeDeleteOldDevices(tx),
  },
  'passkey-removal': {
    removeAllPasskeys: (tx) => removal.removeAllPasskeys(tx, ANNA),
  },
  'mail-links': {
    insertLink: (tx) => links.insertLink(tx, { ...ANNA, kind: 'recovery', hash, minutes: 60 }),
    insertEmailChange: (tx) => links.insertEmailChange(tx, 1, 1, 'new@example.test'),
    grantEmailChange: (tx) => links.grantEmailChange(tx, { ...ANNA, email: 'new@example.test', hash }),
    findLink: (tx) => links.findLink(tx, 1, TOKEN, ['recovery']),
    useLink: (tx) => links.useLink(tx, 1, TOKEN, ['recovery']),
  },
  passkeys: {
    insertChallenge: (tx) => passkeys.insertChallenge(tx, 1, hash, 1),
    takeChallenge: (tx) => passkeys.takeChallenge(tx, 1, hash, null),
    unsafeDeleteExpiredChallenges: (tx) => passkeys.unsafeDeleteExpiredChallenges(tx),
    findPasskeys: (_tx, db) => passkeys.findPasskeys(db, ANNA),
    insertPasskey: (tx) => passkeys.insertPasskey(tx, ANNA, PASSKEY),
    removePasskey: (tx) => passkeys.removePasskey(tx, ANNA, 1),
    findPasskey: (tx) => passkeys.findPasskey(tx, 1, PASSKEY.credentialId),
    noteUse: (tx) => passkeys.noteUse(tx, 1, 1, { counter: 2, backedUp: false }),
  },
  'login-counters': {
    findLock: (tx) => counters.findLock(tx, LOGIN),
    consumeAttempt: (tx) => counters.consumeAttempt(tx, LOGIN, { tries: 10, minutes: 15 }),
    restoreCounter: (tx) => counters.restoreCounter(tx, LOGIN),
    deleteCounter: (tx) => counters.deleteCounter(tx, LOGIN),
    unsafeDeleteOldCounters: (tx) => counters.unsafeDeleteOldCounters(tx),
  },
};
