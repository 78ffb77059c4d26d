/** How Northline came to its people, tiers, fields and card: what Priya did as the portal was introduced. */

import { demoNumber } from '../../../apps/vault/src/cards/card-number.ts';
import type { Instant } from '../../../packages/domain/src/dates.ts';
import { addDays } from '../../../packages/domain/src/dates.ts';
import type { PolicyTier } from '../../../packages/domain/src/policy/tier.ts';
import { PROJECTS } from '../data/sites.ts';
import { DEPARTMENTS, INVITED, STAFF_ROWS, TIER_NAMES, type TierKey } from '../data/staff.ts';
import { dayOfMaking, momentOf, workdayBefore } from '../days.ts';
import type { Stage, Step } from '../stage.ts';
import { Refused } from '../visits.ts';
import { COLLEAGUES, colleague, PRIYA_AS_ADMIN as PRIYA } from './people.ts';
import { rulesOf } from './tiers.ts';

const DENVER = 'America/Denver';
/** Before the first trip. */
const SET_UP_DAYS = 21;

export function setUpSteps(made: Instant, weeksBack: number): Step[] {
  const first = addDays(dayOfMaking(made), -7 * weeksBack - SET_UP_DAYS);
  const on = (days: number, minute: number) =>
    momentOf(workdayBefore(addDays(first, days)), minute, DENVER, made);
  const step = (name: string, at: Instant, play: Step['play']): Step => ({
    name: `set-up-${name}`,
    at,
    play,
  });
  return [
    step('card', on(0, 9 * 60), async (stage, memo) => {
      await memo.once('saved', () => addCard(stage, made, memo.key('card')));
    }),
    step('fields', on(0, 9 * 60 + 30), saveFields),
    step('tiers', on(0, 10 * 60), async (stage) => {
      for (const tier of ['office', 'clients', 'managers', 'leaders'] as const) await addTier(stage, tier);
    }),
    step('people', on(1, 10 * 60 + 15), importPeople),
    step('invitations', on(1, 11 * 60), async (stage) => {
      const { people } = await stage.call(PRIYA, 'listPeople', { query: { status: 'added' } });
      const coming = people.filter(({ email }) => !INVITED.some((name) => email.startsWith(`${name}@`)));
      for (let from = 0; from < coming.length; from += 100)
        await stage.call(PRIYA, 'invitePeople', {
          input: { personIds: coming.slice(from, from + 100).map(({ personId }) => personId) },
        });
    }),
    ...COLLEAGUES.filter(({ subject }) => !INVITED.includes(subject)).map((who, at) =>
      step(`joins-${who.subject}`, on(2 + (at % 6), 8 * 60 + 7 * at), async (stage) => {
        await stage.call(who, 'listTrips', { query: {} });
      }),
    ),
  ];
}

/** Later: what the first year taught, and who came and went. */
export function laterSteps(made: Instant, weeksBack: number): Step[] {
  const today = dayOfMaking(made);
  const on = (share: number, minute: number) =>
    momentOf(workdayBefore(addDays(today, -Math.round(7 * weeksBack * share))), minute, DENVER, made);
  return [
    {
      name: 'later-field-team',
      at: on(0.95, 14 * 60),
      play: (stage) => changeTier(stage, 'Field team', rulesOf('field')),
    },
    {
      name: 'later-clients',
      at: on(0.4, 15 * 60),
      play: (stage) => {
        const rules = rulesOf('clients');
        const hotels = { policies: rules.hotels.policies.map((each) => ({ ...each, minDaysAhead: 2 })) };
        return changeTier(stage, TIER_NAMES.clients, { ...rules, hotels });
      },
    },
    {
      name: 'later-left',
      at: on(0.02, 16 * 60),
      play: async (stage) => {
        const { email } = colleague('derek.stanton');
        const { people } = await stage.call(PRIYA, 'listPeople', { query: { q: email } });
        for (const { personId } of people)
          await stage.call(PRIYA, 'deactivatePerson', { params: { personId } } as never);
      },
    },
    {
      name: 'later-invited',
      at: on(0.01, 11 * 60),
      play: async (stage) => {
        const { people } = await stage.call(PRIYA, 'listPeople', { query: { status: 'added' } });
        const personIds = people.map(({ personId }) => personId);
        if (personIds.length > 0) await stage.call(PRIYA, 'invitePeople', { input: { personIds } });
      },
    },
  ];
}

async function addCard(stage: Stage, made: Instant, key: string): Promise<string> {
  const year = (Number(made.slice(0, 4)) + 3) % 100;
  const card = { number: demoNumber('552433', '7702'), expiry: `11/${year}`, name: 'Priya Nair' };
  const token = await stage.typeCard(() => stage.call(PRIYA, 'startCompanyCard', { input: {} }), card);
  const saved = await stage.call(PRIYA, 'saveCompanyCard', { input: { token } }, { key });
  if (!saved.value.paymentMethod) throw new Error(`no company card: ${saved.value.PaymentVerifyResult}`);
  return saved.value.paymentMethod.paymentId;
}

async function saveFields(stage: Stage): Promise<void> {
  const choices = [...new Set(PROJECTS.map(({ name }) => name))];
  const project = { key: 'project', label: 'Project', kind: 'one', choices, isRequired: false } as const;
  await stage.call(PRIYA, 'saveCompanyFields', { input: { fields: [{ ...project, choices }] } });
}

async function addTier(stage: Stage, tier: TierKey): Promise<void> {
  try {
    const rules = rulesOf(tier);
    await stage.call(PRIYA, 'addTier', { input: { name: TIER_NAMES[tier], rules: rules as never } });
  } catch (error) {
    if (!(error instanceof Refused) || error.error.code !== 'TierNameTaken') throw error;
  }
}

async function changeTier(stage: Stage, name: string, rules: PolicyTier): Promise<void> {
  const { tiers } = await stage.call(PRIYA, 'listTiers', {});
  const found = tiers.find((each) => each.name === name);
  if (!found) throw new Error(`no tier ${name}`);
  const params = { tierId: found.tierId };
  const input = { name, rules: rules as never, version: found.version };
  await stage.call(PRIYA, 'changeTier', { params, input });
}

async function importPeople(stage: Stage): Promise<void> {
  const rows = STAFF_ROWS.map(([userName, , department, , tier], at) => {
    const { firstName, lastName, email, managerEmail } = colleague(userName);
    const role = userName === 'priya.nair' ? 'Admin' : 'Traveler';
    const more = { department, costCenter: DEPARTMENTS[department], tier: TIER_NAMES[tier], role };
    return {
      line: at + 2,
      firstName,
      lastName,
      email,
      ...more,
      ...(managerEmail && { manager: managerEmail }),
    };
  });
  const { counts } = await stage.call(PRIYA, 'importPeople', { input: { source: 'csv', rows } });
  if (counts.refused > 0) throw new Error(`refused: ${counts.refused}`);
}
