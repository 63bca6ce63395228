import { linkInMail, newEmail } from '../support/customers.ts';
import type { Camera } from './camera.ts';
import { createCustomer } from './customers.ts';

/** Signing in, signing up, having forgotten the password, and finding an order without an account. */
export async function walkSignIn(camera: Camera) {
  const { page } = camera;
  const field = (name: string) => page.locator(`.auth-form [name=${name}]`);
  const submit = () => page.locator('.auth-form button[type=submit]').click();
  await camera.look('sign in', 'login');
  await camera.take('a wrong password', async () => {
    await field('email').fill(newEmail());
    await field('password').fill('not this one');
    await submit();
    await page.locator('.ui-note').first().waitFor();
  });
  await camera.look('sign up', 'register');
  await camera.take('sign up, nothing filled in', async () => {
    await submit();
    await page.locator('[aria-invalid=true]').first().waitFor();
  });
  await camera.take('sign up: look into your mail', async () => {
    await field('given_name').fill('Nora');
    await field('family_name').fill('Verdi');
    await field('email').fill(newEmail());
    await field('password').fill('lungomare di Pesaro 1911');
    await field('accept_terms').check();
    await submit();
    await field('given_name').waitFor({ state: 'detached' });
  });
  await camera.look('password forgotten', 'recovery');
  const customer = await createCustomer(camera);
  await camera.take('password: look into your mail', async () => {
    await field('email').fill(customer.email);
    await submit();
    await field('email').waitFor({ state: 'detached' });
  });
  await camera.take('a new password', async () => {
    await camera.go(await linkInMail(customer.email, 'update-password'));
  });
  await camera.look('finding an order', 'orders/find');
  await camera.take('finding an order: look into your mail', async () => {
    await field('code').fill('VN4K7QX2');
    await field('email').fill(customer.email);
    await submit();
    await field('code').waitFor({ state: 'detached' });
  });
  await camera.look('a dead link', `verify-email/${'x'.repeat(43)}`);
}
