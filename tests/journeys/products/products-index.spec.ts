import { expect, expectAccessible, open, test } from '../support/test.ts';

test('[H-19] the index shows every category with its models, where the shop is open and where it is not', async ({
  quiet: page,
}) => {
  for (const segment of ['it-en', 'gr-en']) {
    await open(page, `/${segment}/products`);
    for (const name of ['Motorcycles', 'Scooters', 'Bicycles', 'E-bikes']) {
      const section = page.getByRole('region', { name, exact: true });
      expect(await section.getByRole('link').count(), `${segment} ${name}`).toBeGreaterThan(0);
    }
    await expect(
      page.getByRole('region', { name: 'Motorcycles' }).getByRole('link', { name: 'Lupo 500' }),
    ).toHaveAttribute('href', `/${segment}/products/lupo-500`);
    await expectAccessible(page);
  }
});

test('a category is reached from the top of the index', async ({ page }) => {
  await open(page, '/it-en/products');
  await page
    .locator('.models-top')
    .getByRole('link', { name: /^Bicycles/ })
    .click();
  await expect(page).toHaveURL(/\/products#bicycles$/);
  await expect(page.getByRole('heading', { name: 'Bicycles', exact: true })).toBeInViewport();
});

test('the index is accessible from right to left', async ({ quiet: page }) => {
  await open(page, '/il-he/products');
  await expectAccessible(page);
});
