/** Signs in as a demo person, the way a person does: through the portal's login page and the bank's. */
import type { Page } from 'playwright-core';

/** `person` is the name as the bank's page shows it: `Maya Okafor`. Ends on the portal's home page. */
export async function signIn(page: Page, portal: string, person: string): Promise<void> {
  await page.goto(`${portal}/login`);
  await page
    .getByRole('main')
    .getByRole('button')
    .or(page.getByRole('main').getByRole('link'))
    .first()
    .click();
  await page.getByRole('button', { name: person }).click();
  await page.waitForURL(`${portal}/`);
}
