/** What a company chooses, and letting its people in once all of it is there. */

import type { CompanySettings } from '@sojourn/contract/admin/setup-calls.ts';
import type { InputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { CompanyField } from '@sojourn/contract/custom-fields.ts';
import { stepsBeforeLive } from '@sojourn/domain/companies/setup.ts';
import { tidyPrograms } from '@sojourn/domain/travelers/loyalty-number.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { AdminActor } from '#context.ts';
import { refuse } from '#refusal.ts';
import { soonOver, viewOfCard } from '../../companies/card/pay-rule.ts';
import { readPayRule } from '../../companies/card/store.ts';
import { lockCompany } from '../../companies/people/store.ts';
import {
  readFields,
  readRecord,
  readSettings,
  replaceFields,
  writeRecord,
  writeSettings,
} from '../../companies/settings/store.ts';
import { setLive } from '../../companies/store.ts';
import { countCardUses } from '../card/store.ts';
import type { AdminDeps } from '../deps.ts';
import { noteDeed } from '../note-deed.ts';
import { readOverview } from '../store.ts';

type SettingsInput = InputOf<Calls['saveCompanySettings']>;

export async function getSettings(
  { db, clock }: Pick<AdminDeps, 'db' | 'clock'>,
  actor: AdminActor,
): Promise<CompanySettings> {
  const { businessName, isLive, done } = await readOverview(db, actor);
  const chosen = await readSettings(db, actor);
  const fields = await readFields(db, actor);
  const record = await readRecord(db, actor);
  const card = (await readPayRule(db, actor))?.card;
  const now = clock.now();
  return {
    ...chosen,
    businessName,
    isLive,
    fields,
    ...record,
    card: card ? viewOfCard(card, now) : null,
    cardDaysLeft: card ? soonOver(card, now) : null,
    cardUses: card ? await countCardUses(db, actor, card.paymentId, now) : { requests: 0, bookings: 0 },
    missing: stepsBeforeLive(new Set(done)),
  };
}

const givenOf = (changes: object): object =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

export async function saveSettings(
  deps: AdminDeps,
  { loyaltyPrograms, frequentFlyer, loyaltyEmail, timeZone, ...changes }: SettingsInput,
  actor: AdminActor,
): Promise<CompanySettings> {
  return withTransaction(deps.db, async (tx) => {
    await lockCompany(tx, actor);
    const before = await readSettings(tx, actor);
    const given = givenOf(changes);
    await writeSettings(tx, actor, { ...before, ...given }, deps.clock.now());
    const had = await readRecord(tx, actor);
    const record = givenOf({
      loyaltyPrograms: loyaltyPrograms && tidyPrograms(loyaltyPrograms),
      frequentFlyer: frequentFlyer && tidyPrograms(frequentFlyer),
      loyaltyEmail,
      timeZone,
    });
    await writeRecord(tx, actor, { ...had, ...record });
    const noted = { about: null, from: { ...before, ...had }, to: { ...given, ...record } };
    await noteDeed(tx, deps, actor, 'settingsChanged', noted);
    return getSettings({ ...deps, db: tx }, actor);
  });
}

/** Refuses with InvalidInput for a key that's there twice, or a choice without values. */
export async function saveFields(
  deps: AdminDeps,
  fields: readonly CompanyField[],
  actor: AdminActor,
): Promise<CompanySettings> {
  const problem = fields.findIndex(
    (field, at) =>
      fields.findIndex(({ key }) => key === field.key) !== at ||
      (field.kind === 'one' && field.choices.length === 0),
  );
  if (problem !== -1)
    refuse('InvalidInput', { fields: [{ path: `fields.${problem}`, problem: 'incomplete' }] });
  return withTransaction(deps.db, async (tx) => {
    await lockCompany(tx, actor);
    const from = await readFields(tx, actor);
    await replaceFields(tx, actor, fields, deps.clock.now());
    const about = String(fields.length);
    await noteDeed(tx, deps, actor, 'fieldsChanged', { about, from, to: fields });
    return getSettings({ ...deps, db: tx }, actor);
  });
}

/** Refuses with CompanyIncomplete. Doing it again changes nothing. */
export async function goLive(deps: AdminDeps, actor: AdminActor): Promise<CompanySettings> {
  return withTransaction(deps.db, async (tx) => {
    await lockCompany(tx, actor);
    const { isLive, missing } = await getSettings({ ...deps, db: tx }, actor);
    if (missing.length > 0) refuse('CompanyIncomplete');
    if (!isLive) {
      await setLive(tx, actor);
      await noteDeed(tx, deps, actor, 'goLive', { about: null });
    }
    return getSettings({ ...deps, db: tx }, actor);
  });
}
