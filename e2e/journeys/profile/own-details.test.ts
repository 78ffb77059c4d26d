/** What a checkout fills in of who books: at once, once, and never over what was typed. */
import { expect, test } from 'vitest';
import { unfold } from '../../people/flights/fill-travelers.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { checkoutFields } from '../../people/hotels/pay-stay.ts';
import { openFlightCheckout, openStayCheckout } from '../../people/open-checkout.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const visit = useVisits();
const OWN = {
  personId: 'trv_0000000000000000000000',
  type: 'Adult',
  firstName: 'Maya',
  lastName: 'Okafor',
  middleName: 'Ada',
  birthdate: '1988-07-22',
  gender: 'F',
  nationality: '',
  passport: { number: 'X40718253', countryOfIssue: 'US', expires: '2031-06-18' },
  knownTravelerNumber: 'TT1139Q48',
  tsaRedressNumber: '',
  frequentFlyerNumber: {},
  hotelLoyalty: {},
  specialAssistance: [],
  emailAddress: 'maya@home.example',
  phoneNumber: '+1 617 555 0163',
  driverLicense: null,
  isHidden: false,
  entryPoint: 'profile',
  changedAt: '2026-11-01T00:00:00.000Z',
};
const TRAVELERS = '**/flight/passengers/list';

/** Holds requests back; the result releases them, answered with `json` or by the server. */
async function hold({ page }: Visit, url: string, json?: object): Promise<() => void> {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await (json ? route.fulfill({ json }) : route.continue());
  });
  return answer;
}

test('while the bank is slow a traveler is filled in around what is typed, the phone after it', async () => {
  const v = await visit();
  const { page, words } = v;
  const answerBank = await hold(v, '**/customer/details');
  const answerTravelers = await hold(v, TRAVELERS, { value: [OWN] });
  await openFlightCheckout(v, { slices: ['BOS.LIS.67'] });
  const form = await unfold(v, 0);
  const field = (id: string) => form.getByLabel(words.startOf(`travelers.field.${id}`));
  const phone = page.getByLabel(words.text('checkout.field.phone'), { exact: true });
  const before = await phone.inputValue();
  await field('middleName').fill('Chidi');
  await field('passport.number').fill('C03005987');
  answerTravelers();
  await expect.poll(() => field('birthdate').inputValue()).toBe(OWN.birthdate);
  expect(await field('middleName').inputValue()).toBe('Chidi');
  expect(await field('passport.number').inputValue()).toBe('C03005987');
  expect(await field('knownTravelerNumber').inputValue()).toBe(OWN.knownTravelerNumber);
  expect(await phone.inputValue()).toBe(before);
  answerBank();
  await expect.poll(() => phone.inputValue()).toBe(OWN.phoneNumber);
  expect(await field('middleName').inputValue()).toBe('Chidi');
});

test('the e-mail that was put back stays after a reload, where no birth date is known', async () => {
  const v = await visit();
  const { page, words } = v;
  const release = await hold(v, TRAVELERS, { value: [{ ...OWN, birthdate: '' }] });
  await openStayCheckout(v, datesAhead(67, 2));
  const { email, age } = checkoutFields(v);
  const account = await email.inputValue();
  release();
  await expect.poll(() => email.inputValue()).toBe(OWN.emailAddress);
  expect(await age.inputValue()).toBe('');
  await email.fill(account);
  await email.blur();
  await page.getByText(words.text('checkout.save.saved'), { exact: true }).waitFor();
  await page.reload();
  const chip = page.getByRole('button', { name: 'Maya Okafor', exact: true });
  await chip.waitFor();
  await page.getByText(words.text('checkout.field.emailHint')).waitFor();
  expect(await email.inputValue()).toBe(account);
  await age.fill('41');
  await chip.click();
  await expect.poll(() => email.inputValue()).toBe(OWN.emailAddress);
  expect(await age.inputValue()).toBe('41');
});
