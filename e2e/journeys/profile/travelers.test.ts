/**
 * Saved travelers in the profile: added, changed, hidden, removed, and what happens when something is wrong
 * or somebody leaves. They are Jonah's, who books nothing, so one file has all of it.
 */
import { afterEach, expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { GOOD_CARD, openCardEntry } from '../../people/add-card.ts';
import { callApi } from '../../people/call-api.ts';
import { unfold } from '../../people/flights/fill-travelers.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { isAccessible, isFrench, tryLight } from '../../people/inspect-text.ts';
import { openFlightCheckout, openStayCheckout } from '../../people/open-checkout.ts';
import {
  addTraveler,
  forgetTravelers,
  type KnownTraveler,
  knownTravelers,
  openTraveler,
  restoreTravelers,
  saveTraveler,
  travelerField,
  travelerGroup,
  travelerRow,
  unfoldGroup,
} from '../../people/profile/edit-travelers.ts';
import { openHostPage } from '../../people/profile/host-page.ts';
import { portalOf } from '../../people/sessions.ts';
import { useVisits, type View, type Visit, widthsOfWay } from '../../people/visit.ts';
import { signIn } from '../../sign-in.ts';

const visit = useVisits();
const PLACE = '/profile/?section=travelers';
const NOOR = 'Noor Haddad';
let before: KnownTraveler[] | undefined;
let opened: Visit | undefined;
// Before the window closes
afterEach(async () => {
  const jonah = opened;
  opened = undefined;
  if (jonah && before) await restoreTravelers(jonah.home, before);
});

/** Begins with nobody saved, or with Noor alone. */
async function beginWith(view: View, person: object | null): Promise<Visit> {
  const jonah = await visit({ person: 'jonah', ...view });
  const { page, home } = jonah;
  opened = jonah;
  before ??= await knownTravelers(home, true);
  await forgetTravelers(home);
  if (person) expect((await saveNoor(home, person)).status).toBe(200);
  await jonah.open(PLACE);
  await page.getByRole('button', { name: jonah.words.text('profileTravelers.add') }).waitFor();
  const noor = page.getByRole('button', { name: NOOR, exact: true });
  await (person ? noor : page.getByText(jonah.words.text('profileTravelers.none'))).waitFor();
  return jonah;
}
const saveNoor = (page: Visit['page'], part: object) =>
  callApi(page, 'PUT', '/flight/passengers/update', {
    isNew: true,
    updatePassport: true,
    entryPoint: 'profile',
    person: {
      type: 'Adult',
      firstName: 'Noor',
      middleName: '',
      lastName: 'Haddad',
      birthdate: '1990-05-04',
      gender: '',
      nationality: '',
      passport: null,
      knownTravelerNumber: '',
      tsaRedressNumber: '',
      frequentFlyerNumber: {},
      hotelLoyalty: {},
      specialAssistance: [],
      emailAddress: '',
      phoneNumber: '',
      ...part,
    },
  });
const noorKnown = async ({ page }: Visit) =>
  (await knownTravelers(page, true)).find(({ firstName }) => firstName === 'Noor');
const noticed = ({ page, words }: Visit, id: string) =>
  page.getByText(words.like(`profileTravelers.notice.${id}`, { name: 'Noor' })).waitFor();

test.each(widthsOfWay(1440))(
  'somebody is added, with a passport once it has a country, at %i',
  async (width) => {
    const jonah = await beginWith({ width }, null);
    const { page, words } = jonah;
    await isAccessible(jonah, 'no travelers');
    await addTraveler(jonah);
    const field = (id: string) => travelerField(jonah, `travelers.field.${id}`);
    await expect
      .poll(() => field('firstName').evaluate((input) => input === document.activeElement))
      .toBe(true);

    await unfoldGroup(jonah, 'passport');
    await field('passport.number').fill('X40718253');
    await saveTraveler(jonah);
    await page.getByText(words.text('travelers.problem.firstName.missing')).waitFor();
    await page.getByText(words.text('travelers.problem.birthdate.missing')).waitFor();
    await expect
      .poll(() => field('firstName').evaluate((input) => input === document.activeElement))
      .toBe(true);
    expect(await field('passport.number').inputValue()).toBe('X40718253');
    await isAccessible(jonah, 'a new traveler with problems');

    await field('firstName').fill('Noor');
    await field('lastName').fill('Haddad');
    await field('birthdate').fill('2023-05-04');
    const type = travelerField(jonah, 'profileTravelers.field.type');
    expect(await type.inputValue()).toBe('Child');
    await field('birthdate').fill('1990-05-04');
    expect(await type.inputValue()).toBe('Adult');
    await saveTraveler(jonah);

    // Saved without the passport, which stays to be completed
    const country = field('passport.country');
    await page.getByText(words.text('travelers.problem.passport.country.missing')).waitFor();
    await expect.poll(() => country.evaluate((select) => select === document.activeElement)).toBe(true);
    expect(await field('passport.number').inputValue()).toBe('X40718253');
    expect((await noorKnown(jonah))?.passport).toBeNull();
    await country.selectOption('US');
    await field('passport.expires').fill('2031-06-18');
    await saveTraveler(jonah);
    await noticed(jonah, 'saved');
    const row = travelerRow(jonah, NOOR);
    await row.getByText(words.text('profileTravelers.tag.passport'), { exact: true }).waitFor();
    expect((await noorKnown(jonah))?.passport).toMatchObject({ number: 'X40718253', countryOfIssue: 'US' });
    await isAccessible(jonah, 'a traveler was saved');
  },
);

test.each(widthsOfWay(390))('what is saved is changed: numbers, programs, hidden, at %i', async (width) => {
  const jonah = await beginWith({ width }, { hotelLoyalty: { HYA: '553027118' } });
  const { page, words } = jonah;
  const row = travelerRow(jonah, NOOR);
  await openTraveler(jonah, NOOR, 'frequentFlyerNumber');
  const airlines = travelerGroup(jonah, 'frequentFlyerNumber');
  const add = words.text('profileTravelers.program.add');
  await airlines.getByRole('button', { name: add }).click();
  await airlines.getByRole('textbox').fill('9083 4417 22');
  await saveTraveler(jonah);
  await page.getByText(words.text('profileTravelers.problem.program')).waitFor();
  await airlines.getByRole('combobox').selectOption('DL');
  await saveTraveler(jonah);
  await noticed(jonah, 'saved');
  await row.getByText(words.like('profileTravelers.tag.programs')).waitFor();
  expect((await noorKnown(jonah))?.frequentFlyerNumber).toEqual({ DL: '9083441722' });

  // An emptied number removes its entry
  await openTraveler(jonah, NOOR, 'frequentFlyerNumber');
  await airlines.getByRole('textbox').fill('');
  await saveTraveler(jonah);
  await noticed(jonah, 'saved');
  expect((await noorKnown(jonah))?.frequentFlyerNumber).toEqual({});

  await openTraveler(jonah, NOOR, 'additional');
  const known = travelerField(jonah, 'travelers.field.knownTravelerNumber');
  await known.fill('98');
  await saveTraveler(jonah);
  await page.getByText(words.text('travelers.problem.knownTravelerNumber.form')).waitFor();
  expect(await known.inputValue()).toBe('98');
  await known.fill('98 1140 277');
  await page.getByRole('switch', { name: words.text('profileTravelers.hide.label') }).check();
  await saveTraveler(jonah);
  await noticed(jonah, 'saved');
  await row.getByText(words.text('profileTravelers.hidden'), { exact: false }).waitFor();
  expect(await knownTravelers(page)).toEqual([]);
  expect((await noorKnown(jonah))?.isHidden).toBe(true);
});

test.each(widthsOfWay(1440))('nothing that was typed is lost without a question, at %i', async (width) => {
  const jonah = await beginWith({ width }, {});
  const { page, words, isPhone } = jonah;
  await openTraveler(jonah, NOOR, 'names');
  await travelerField(jonah, 'travelers.field.firstName').fill('Noora');
  const question = page.getByRole('dialog', { name: words.text('profile.unsaved.title') });
  const elsewhere = page
    .getByRole('main')
    .getByText(words.text('profile.section.flight-preferences'))
    .first();
  const leave = async () => {
    if (isPhone) await page.keyboard.press('Escape');
    else await elsewhere.click();
    await question.waitFor();
  };
  await leave();
  await isAccessible(jonah, 'the question about unsaved edits');
  await question
    .getByRole('button', { name: words.text('profile.unsaved.stay') })
    .first()
    .click();
  await question.waitFor({ state: 'detached' });
  expect(await travelerField(jonah, 'travelers.field.firstName').inputValue()).toBe('Noora');
  await leave();
  await question.getByRole('button', { name: words.text('profile.unsaved.leave') }).click();
  await travelerField(jonah, 'travelers.field.firstName').waitFor({ state: 'detached' });
  expect(await noorKnown(jonah)).toMatchObject({ firstName: 'Noor' });
});

test.each(widthsOfWay(390))(
  'a load that fails clears the list; a traveler is removed after a question, at %i',
  async (width) => {
    const jonah = await beginWith({ width }, {});
    const { page, words } = jonah;
    await page.route('**/flight/passengers/list', (route) => route.abort());
    await page.reload();
    await page.getByText(words.text('profileTravelers.failed.title')).waitFor();
    expect(await page.getByRole('button', { name: NOOR, exact: true }).count()).toBe(0);
    await isAccessible(jonah, 'travelers that could not be loaded');
    await page.unroute('**/flight/passengers/list');
    await page.getByRole('button', { name: words.text('profileTravelers.failed.again') }).click();
    await page.getByRole('button', { name: NOOR, exact: true }).click();

    const remove = page.getByRole('button', { name: words.text('profileTravelers.remove'), exact: true });
    await remove.click();
    const question = page.getByRole('dialog', {
      name: words.like('profileTravelers.remove.title', { name: NOOR }),
    });
    await question.getByRole('button', { name: words.text('profileTravelers.remove.keep') }).click();
    expect(await noorKnown(jonah)).toBeDefined();
    await remove.click();
    await question.getByRole('button', { name: words.text('profileTravelers.remove.confirm') }).click();
    await page.getByText(words.text('profileTravelers.none')).waitFor();
    await noticed(jonah, 'removed');
    const add = page.getByRole('button', { name: words.text('profileTravelers.add') });
    await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await noorKnown(jonah)).toBeUndefined();
  },
);

test('a checkout that is open already offers who was just added', async () => {
  const jonah = await beginWith({}, null);
  const { page, words } = jonah;
  await openFlightCheckout(jonah, { slices: ['BOS.LIS.61'] });
  const form = await unfold(jonah, 0);
  const chip = form.getByRole('button', { name: NOOR, exact: true });
  expect(await chip.count()).toBe(0);
  await page.locator('.header__brand').click();
  await page.locator('.account__trigger').click();
  await page
    .locator('.account__item')
    .filter({ hasText: words.text('shell.nav.profile') })
    .click();
  await addTraveler(jonah);
  const field = (id: string) => travelerField(jonah, `travelers.field.${id}`);
  await field('firstName').fill('Noor');
  await field('lastName').fill('Haddad');
  await field('birthdate').fill('1990-05-04');
  await saveTraveler(jonah);
  await noticed(jonah, 'saved');
  while (!page.url().includes('/checkout/')) await page.goBack();
  await unfold(jonah, 0);
  await chip.click();
  await expect.poll(() => form.getByLabel(words.text('travelers.field.firstName')).inputValue()).toBe('Noor');
});

const NOOR_REACHED = { emailAddress: 'noor@home.example', phoneNumber: '+1 617 555 0163' };

/** How the traveler is reached, and what the fields say of where it is from. */
const contactOf = async ({ page, words }: Visit) => {
  const [email, phone] = ['checkout.field.email', 'checkout.field.phone'].map((id) =>
    page.getByLabel(words.text(id), { exact: true }),
  );
  return { email: email!, phone: phone!, from: page.getByText(words.within('checkout.field.fromTraveler')) };
};

test('who is chosen to fly is reached by their own details, unless others were typed', async () => {
  const jonah = await beginWith({}, NOOR_REACHED);
  const { page, words } = jonah;
  await openFlightCheckout(jonah, { slices: ['BOS.LIS.61'] });
  const { email, phone, from } = await contactOf(jonah);
  await page.getByText(words.text('checkout.field.emailHint')).waitFor();
  const form = await unfold(jonah, 0);
  await form.getByRole('button', { name: NOOR, exact: true }).click();
  await expect.poll(() => email.inputValue()).toBe(NOOR_REACHED.emailAddress);
  expect(await phone.inputValue()).toBe(NOOR_REACHED.phoneNumber);
  expect(await from.allInnerTexts()).toEqual(Array(2).fill(expect.stringContaining(NOOR)));
  await email.fill('trip@work.example');
  await phone.fill('');
  await form.getByRole('button', { name: NOOR, exact: true }).click();
  await expect.poll(() => phone.inputValue()).toBe(NOOR_REACHED.phoneNumber);
  expect(await email.inputValue()).toBe('trip@work.example');
  await page.getByText(words.text('checkout.save.saved'), { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => phone.inputValue()).toBe(NOOR_REACHED.phoneNumber);
  expect(await email.inputValue()).toBe('trip@work.example');
});

test.each(widthsOfWay(1440))('a saved traveler takes the key of a hotel room, at %i', async (width) => {
  const jonah = await beginWith({ width }, NOOR_REACHED);
  const { page, words } = jonah;
  await openStayCheckout(jonah, datesAhead(61, 2));
  const { email, phone, from } = await contactOf(jonah);
  await page.getByRole('button', { name: NOOR, exact: true }).click();
  await expect.poll(() => email.inputValue()).toBe(NOOR_REACHED.emailAddress);
  expect(await phone.inputValue()).toBe(NOOR_REACHED.phoneNumber);
  expect(await from.count()).toBe(2);
  const field = (id: string) => page.getByLabel(words.text(id), { exact: true });
  expect(await field('checkout.field.firstName').inputValue()).toBe('Noor');
  expect(await page.getByLabel(words.startOf('hotel.checkout.field.age')).inputValue()).toMatch(/^\d\d$/);
  await isAccessible(jonah, 'a checkout filled from a saved traveler');
});

test.each(widthsOfWay(390))('in French, at a company, whose member is the default, at %i', async (width) => {
  // The language goes with the person, so she is one whom no journey in English knows
  const priya = await visit({ person: null, language: 'fr', width });
  const { page, words, isPhone } = priya;
  const portal = portalOf('business');
  await signIn(page, portal, 'priya.nair');
  expect((await callApi(page, 'PUT', '/session/locale', { locale: 'fr' })).status).toBe(200);
  const [own] = (await knownTravelers(page)).filter(({ firstName }) => firstName === 'Priya');
  const { body } = await callApi(page, 'GET', '/session');
  expect(body).toMatchObject({
    corporateInfo: { defaultTravelerId: own?.personId, hiddenTravelerIds: [] },
  });
  await page.goto(`${portal}${PLACE}`);
  await page.getByText(words.text('profileTravelers.holder')).waitFor();
  await isFrench(priya, 'travelers');
  await page.getByRole('button', { name: 'Daniel Reyes', exact: true }).click();
  await isFrench(priya, 'a traveler who is open');
  if (isPhone) await page.keyboard.press('Escape');
  await addTraveler(priya);
  await saveTraveler(priya);
  await page.getByText(words.text('travelers.problem.birthdate.missing')).waitFor();
  await isFrench(priya, 'a new traveler');
  await tryLight(page, 'a new traveler', isPhone ? 'light' : 'dark');
});

test.each(widthsOfWay(1440))(
  'on a page of another origin somebody is added, and a card’s fields open, at %i',
  async (width) => {
    const jonah = await visit({ person: null, width });
    const { words, isPhone } = jonah;
    const { page, heading } = await openHostPage(jonah, 'jonah.okafor');
    await heading(words.text('profile.section.travelers'));
    await addTraveler(jonah);
    const field = (id: string) => travelerField(jonah, `travelers.field.${id}`);
    await saveTraveler(jonah);
    await page.getByText(words.text('travelers.problem.birthdate.missing')).waitFor();
    await field('firstName').fill('Noor');
    await field('lastName').fill('Haddad');
    await field('birthdate').fill('1990-05-04');
    expect(await findViolations(page)).toEqual([]);
    await saveTraveler(jonah);
    await noticed(jonah, 'saved');
    await page.getByRole('button', { name: NOOR, exact: true }).click();
    await page.getByRole('button', { name: words.text('profileTravelers.remove'), exact: true }).click();
    await page
      .getByRole('button', { name: words.text('profileTravelers.remove.confirm') })
      .last()
      .click();
    await noticed(jonah, 'removed');

    const module = page.locator('#profile');
    if (isPhone) await module.getByText(words.text('profile.title'), { exact: true }).click();
    await module
      .getByRole('link', { name: words.text('profile.section.payment-methods') })
      .first()
      .click();
    const { field: cardField, dialog } = await openCardEntry(jonah);
    await cardField('number').fill(GOOD_CARD.number);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  },
);
