/** A company from nothing: the operator creates it, its admin sets it up, and its people are let in. */
import type { BrowserContext } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { openAdmin } from '../../people/admin-site.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { portalOf } from '../../people/sessions.ts';
import { windowAt } from '../../people/visit.ts';
import { wordsOf } from '../../people/words.ts';
import { enterAtBank, openBank } from '../../sign-in.ts';

const KEY = 'operator-key-of-the-onboarding-journey-1';
useOwnProduct([], { OPERATOR_KEYS: KEY });
const words = wordsOf('en');
let context: BrowserContext | undefined;
afterEach(() => context?.close());

test('Jonah’s company goes live once it’s set up', async () => {
  const portal = portalOf('business');
  const created = await fetch(`${portalOf('consumer')}/api/v0/operator/companies`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      tenantId: 'business',
      businessName: 'Harrow Bridges',
      accountReferenceId: 'acc_harrow',
      admin: { subject: 'jonah' },
    }),
  });
  expect(created.status).toBe(200);
  const opened = await openAdmin();
  context = opened.context;
  const { page } = opened;
  // Code 40105 leads from the portal to the admin site, where the bank knows him already
  await openBank(page, portal);
  await enterAtBank(page, 'jonah.okafor');
  await page.getByText(words.like('admin.setup.done', { done: '0', total: '7' })).waitFor();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('link', { name: words.text('admin.setup.step.details') }).click();
  const live = page.getByRole('button', { name: words.text('adminSetup.live.button') });
  await live.waitFor();
  expect(await live.isDisabled()).toBe(true);
  for (const [field, value] of [
    ['legalName', 'Harrow Bridges Inc.'],
    ['street', '12 Water St'],
    ['city', 'Boston'],
    ['postalCode', '02110'],
    ['contactEmail', 'travel@harrow.example'],
  ] as const)
    await page.getByLabel(words.text(`adminSetup.details.${field}`)).fill(value);
  const details = page.getByRole('form', { name: words.text('adminSetup.details') });
  await details.getByRole('button', { name: words.text('adminSetup.save') }).click();
  // Each choice is saved at once, and is shown as chosen when it is
  for (const choice of ['paymentWay.both', 'bookingStyle.myselfAndOthers'] as const) {
    const radio = page.getByRole('radio', { name: words.startOf(`adminSetup.${choice}`) });
    await radio.click();
    await expect.poll(() => radio.isChecked()).toBe(true);
  }
  await page.getByRole('button', { name: words.text('adminSetup.field.add') }).click();
  await page.getByLabel(words.text('adminSetup.field.label'), { exact: true }).fill('Project code');
  await page
    .getByRole('button', { name: words.text('adminSetup.save') })
    .last()
    .click();
  await page.getByText(words.like('adminSetup.field.key', { key: 'projectCode' })).waitFor();
  expect(await findViolations(page)).toEqual([]);

  const goTo = (name: string) =>
    page
      .getByRole('navigation')
      .getByRole('link', { name: words.within(name) })
      .click();
  await goTo('admin.nav.tiers');
  await page
    .getByRole('main')
    .getByRole('button', { name: words.text('adminTiers.new') })
    .last()
    .click();
  await page.getByLabel(words.text('adminTiers.name')).fill('Field team');
  await page.getByLabel(words.text('adminTiers.cap.nightly')).first().fill('240');
  await page.getByRole('button', { name: words.text('adminTiers.save') }).click();
  await page.getByText(words.text('adminTiers.replay.none')).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await goTo('admin.nav.people');
  await page.getByRole('button', { name: words.text('adminPeople.add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.text('adminPeople.firstName')).fill('Hana');
  await dialog.getByLabel(words.text('adminPeople.lastName')).fill('Ito');
  await dialog
    .getByRole('textbox', { name: words.text('adminPeople.email') })
    .fill('hana.ito@harrow.example');
  await dialog
    .getByRole('combobox', { name: words.text('adminPeople.tier') })
    .selectOption({ label: 'Field team' });
  await dialog.getByRole('button', { name: words.text('adminPeople.add') }).click();
  await page.getByRole('button', { name: 'Hana Ito' }).waitFor();
  await goTo('admin.nav.setup');
  await live.click();
  await page.getByText(words.text('adminSetup.live.done')).waitFor();

  // The portal's next question is about its terms
  await page.goto(portal);
  await page.getByRole('heading', { name: words.text('session.acknowledgement.title') }).waitFor();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words.text('session.acknowledgement.button') }).click();
  // Each introduction opens by itself once: who travels, and what's left to do on the next visit
  const who = page.getByRole('dialog', { name: words.text('party.title') });
  await who.getByRole('button', { name: words.text('party.close') }).click();
  const toDo = page.getByRole('button', { name: words.text('checklist.open') });
  await toDo.waitFor();
  await page.reload();
  const checklist = page.getByRole('dialog', { name: words.text('checklist.title') });
  await checklist.getByRole('link', { name: words.text('checklist.step.details') }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  const shot = async (name: string) => {
    if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}.${name}.png` });
  };
  await shot('checklist');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(windowAt(390));
  await shot('checklist-390-dark');
  await checklist.getByRole('button', { name: words.text('checklist.later') }).click();
  await toDo.waitFor();
  await shot('checklist-card');
  await page.reload();
  await toDo.waitFor();
  expect(await checklist.count()).toBe(0);
});
