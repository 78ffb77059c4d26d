/** Fields, choices and dialogs: how they work with a keyboard and a screen reader. */
import { expect, test } from 'vitest';
import { useGallery } from './gallery.ts';

const gallery = useGallery();

test('a wrong field is invalid and described by its sentence; a right one by its hint', async () => {
  const page = gallery();
  const zip = page.getByLabel('Zip code');
  expect(await zip.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => page.getByRole('textbox', { description: 'Enter all 5 digits' }).count()).toBe(1);
  expect(await page.getByRole('combobox', { description: "Where the card's bills go" }).count()).toBe(1);
  expect(await page.getByLabel('Known traveler number').getAttribute('aria-invalid')).toBeNull();
});

test('a checkbox, a switch and radios answer the keys that native ones do', async () => {
  const page = gallery();
  const box = page.getByRole('checkbox', { name: 'Free cancellation' });
  await box.focus();
  await page.keyboard.press('Space');
  expect(await box.isChecked()).toBe(false);
  await page.getByText('Free cancellation', { exact: true }).click();
  expect(await box.isChecked()).toBe(true);
  const off = page.getByRole('switch', { name: 'Off' });
  await off.focus();
  await page.keyboard.press('Space');
  expect(await off.isChecked()).toBe(true);
  await page.getByRole('radio', { name: /4417/ }).focus();
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: /0926/ }).isChecked()).toBe(true);
});

test('a modal takes the focus, keeps it, closes by Escape and gives it back', async () => {
  const page = gallery();
  const opener = page.getByRole('button', { name: 'Open modal' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'How should we refund you?' });
  await modal.waitFor();
  const isInside = () => modal.evaluate((dialog) => dialog.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  const seen = new Set<string>();
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab');
    seen.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    // A browser may rest on the page itself between the last stop and the first.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(!(await isInside()));
  }
  expect([...seen]).toEqual(expect.arrayContaining(['Keep my flight', 'Review and cancel']));
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('nothing closes a modal whose request is in flight', async () => {
  const page = gallery();
  await page.getByRole('button', { name: 'Open modal' }).click();
  const modal = page.getByRole('dialog', { name: 'How should we refund you?' });
  await page.getByRole('button', { name: 'Review and cancel' }).click();
  for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
  await page.mouse.click(5, 5);
  expect(await modal.isVisible()).toBe(true);
  expect(await modal.getByRole('button', { name: 'Close' }).isDisabled()).toBe(true);
  await modal.getByRole('button', { name: 'Keep my flight' }).click();
  await modal.waitFor({ state: 'hidden' });
});

test('a sheet closes by a press on the scrim and by its button', async () => {
  const page = gallery();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  for (const close of [() => page.mouse.click(5, 5), () => page.getByText('Show 74 stays').click()]) {
    await page.getByRole('button', { name: 'Open sheet' }).click();
    await sheet.waitFor();
    await close();
    await sheet.waitFor({ state: 'hidden' });
  }
});

test('a panel stays in view as it grows, until its reader scrolls away', async () => {
  const page = gallery();
  const opener = page.getByRole('button', { name: 'Open popover' });
  await opener.evaluate((button) => {
    // At the window's lower edge
    window.scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight + 8);
  });
  await opener.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Sort' });
  const pixelsBelow = () =>
    panel.evaluate((shown) => shown.getBoundingClientRect().bottom - window.innerHeight);
  const grow = (pixels: number) =>
    panel.evaluate(
      (shown, height) =>
        new Promise((resolve) => {
          shown.style.height = `${height}px`;
          // Resize observers have run by the second frame
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
      pixels,
    );
  await expect.poll(pixelsBelow).toBeLessThanOrEqual(0);
  await grow(300);
  await expect.poll(pixelsBelow).toBeLessThanOrEqual(0);
  await page.mouse.move(600, 200);
  await page.mouse.wheel(0, -300);
  await expect.poll(pixelsBelow).toBeGreaterThan(100);
  await grow(350);
  expect(await pixelsBelow()).toBeGreaterThan(100);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
});

test('Enter takes the suggestion for what is typed, not one that was listed for less of it', async () => {
  const page = gallery();
  const from = page.getByRole('combobox', { name: 'From' });
  await from.pressSequentially('bo');
  await expect.poll(() => page.getByRole('listbox').getByRole('option').count()).toBe(3);
  await page.keyboard.type('g');
  await page.keyboard.press('Enter');
  await expect.poll(() => from.inputValue()).toBe('Bogotá El Dorado');
});

test('Escape closes the suggestions, and again restores the choice', async () => {
  const page = gallery();
  const from = page.getByRole('combobox', { name: 'From' });
  await from.fill('');
  await from.pressSequentially('bor');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /Bordeaux/ })
    .click();
  await from.fill('bos');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /Boston/ })
    .waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('listbox').getByRole('option').count()).toBe(0);
  expect(await from.inputValue()).toBe('bos');
  await page.keyboard.press('Escape');
  expect(await from.inputValue()).toBe('Bordeaux Mérignac');
});
