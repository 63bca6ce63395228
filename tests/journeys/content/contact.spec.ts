import { settingsOf } from '../support/brand.ts';
import { mailsToAddress, newMailbox } from '../support/mails.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

// The captcha, our server and the api one after the other.
const SENT = { timeout: 15_000 };
const OFFICE = settingsOf('it').office_email;

test('[CONTACT-01] [CONTACT-02] [CONTACT-03] a question on its way to the office, with a number and a promise', async ({
  quiet: page,
}) => {
  const email = newMailbox();
  await open(page, '/it-it/contact');
  await expect(page.getByText('Rispondiamo entro 24 ore.').first()).toBeVisible();
  for (const department of [
    ...[
      'Domande generali',
      'Domande tecniche',
      'Marketing e vendite',
      'Ricambi e accessori',
      'Internazionale',
    ],
  ])
    await expect(page.getByRole('radio', { name: department })).toBeAttached();
  await expect(page.getByRole('button', { name: /Chat.*entro 24 ore/ })).toBeVisible();
  const office = page.getByRole('complementary', { name: 'La nostra sede' });
  for (const words of [
    '+39 0721 555 1911',
    'Via dell’Acquedotto 11'.replace('’', "'"),
    'lunedì',
    '09:00',
    'Europa centrale',
  ])
    await expect(office).toContainText(words);
  await expect(office.getByRole('link', { name: /concessionario/ })).toHaveAttribute('href', '/it-it/stores');

  await page.getByRole('button', { name: 'Invia messaggio' }).click();
  await expect(page.locator('.contact-form [aria-invalid="true"]')).toHaveCount(4);
  await expect(page.getByLabel('Nome e cognome')).toBeFocused();
  await expectAccessible(page);

  // By keyboard through the departments.
  await page.getByRole('radio', { name: 'Domande generali' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Domande tecniche' })).toBeChecked();
  await page.getByLabel('Nome e cognome').fill('Livia Serra');
  await page.getByLabel('La tua e-mail').fill(email);
  await page.getByLabel('Il tuo messaggio').fill('Che olio vuole la Lupo?');
  await page.getByLabel(/Telefono/).fill('chiamami');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Invia messaggio' }).click();
  // What the api refuses stands under its field; what was typed stays.
  await expect(page.getByLabel(/Telefono/)).toHaveAttribute('aria-invalid', 'true', SENT);
  await expect(page.getByLabel('Il tuo messaggio')).toHaveValue('Che olio vuole la Lupo?');
  await page.getByLabel(/Telefono/).fill('+39 347 555 0182');
  await page.getByRole('button', { name: 'Invia messaggio' }).click();
  await expect(page.getByRole('heading', { name: 'Abbiamo ricevuto il tuo messaggio' })).toBeFocused(SENT);
  const number = (await page.locator('.contact-sent__number strong').textContent()) ?? '';
  expect(number).toMatch(/^[0-9A-Z]{8,}$/);
  await expectAccessible(page);

  const subjects = async (to: string) => (await mailsToAddress(to)).map(({ subject }) => subject);
  await expect
    .poll(() => subjects(email), { timeout: 20_000 })
    .toEqual([`Abbiamo ricevuto la tua richiesta ${number}`]);
  await expect
    .poll(() => subjects(OFFICE), { timeout: 20_000 })
    .toContain(`Richiesta ${number}: Domande tecniche`);
  const told = (await mailsToAddress(OFFICE)).find(({ subject }) => subject.includes(number));
  expect(told?.headers['reply-to']).toBe(email);
  expect(told?.text).toContain('Che olio vuole la Lupo?');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the contact page says what its form needs, in Hebrew too, and how to reach the office without it', async ({
    page,
  }) => {
    await page.goto('/il-he/contact');
    await page.getByRole('button', { name: 'שליחת ההודעה' }).click();
    await expect(page.getByText('הטופס הזה דורש JavaScript')).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('link').first()).toHaveAttribute('href', /^tel:/);
  });
});
