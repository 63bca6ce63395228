import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { newCustomer, withDatabase } from '../support/customers.ts';
import { expect, open, test } from '../support/test.ts';

/** A key pair as an authenticator has it, and its public half as COSE, the form in which it is kept. */
function makeKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  return { cose, pkcs8: privateKey.export({ format: 'der', type: 'pkcs8' }), id: randomBytes(24) };
}

test('a passkey signs in without a password, to the wanted page; a forgotten one does not', async ({
  quiet: page,
  context,
}) => {
  const customer = await newCustomer('it-en');
  const key = makeKey();
  await withDatabase(async (client) => {
    await client.query("set app.unsafe_all_sites = 'on'");
    await client.query(
      `insert into passkeys (site_id, customer_id, credential_id, public_key, name) values ($1, $2, $3, $4, 'Key')`,
      [customer.siteId, customer.id, key.id.toString('base64url'), key.cose],
    );
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const handle = createHash('sha256').update(`passkeys of ${customer.siteId}:${customer.id}`).digest();
  await devtools.send('WebAuthn.addCredential', {
    authenticatorId,
    credential: {
      credentialId: key.id.toString('base64'),
      isResidentCredential: true,
      rpId: 'localhost',
      privateKey: key.pkcs8.toString('base64'),
      userHandle: handle.toString('base64'),
      signCount: 1,
    },
  });

  await page.goto('/it-en/my-account/addresses');
  await expect(page).toHaveURL(/\/it-en\/login$/);
  await open(page, '/it-en/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/\/it-en\/my-account\/addresses$/);
  const cookie = (await context.cookies()).find(({ name }) => name === 'AuthTkn');
  expect(cookie).toMatchObject({ path: '/it-en', httpOnly: true, secure: true, sameSite: 'Lax' });

  await withDatabase(async (client) => {
    await client.query("set app.unsafe_all_sites = 'on'");
    await client.query('delete from passkeys where credential_id = $1', [key.id.toString('base64url')]);
  });
  await context.clearCookies();
  await open(page, '/it-en/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('That passkey didn’t work.')).toBeVisible();
});
