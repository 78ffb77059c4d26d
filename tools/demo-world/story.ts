/** All that has happened by the day on which the demo is made, in the order in which it's played. */
import type { Instant } from '../../packages/domain/src/dates.ts';
import { errandSteps } from './company/errands.ts';
import { type PlanSize, planErrands } from './company/plan.ts';
import { laterSteps, setUpSteps } from './company/set-up.ts';
import { customerSteps } from './customers/steps.ts';
import { INVITED, LEFT } from './data/staff.ts';
import { dayOfMaking } from './days.ts';
import { companyCaseSteps, customerCaseSteps } from './desk/steps.ts';
import { inOrder, type Step } from './stage.ts';

type StorySize = PlanSize & {
  /** The bank's names of the cardholders who take part; null: all. */
  readonly cardholders: readonly string[] | null;
};
export const WHOLE: StorySize = {
  weeksBack: 78,
  weeksAhead: 7,
  perWeek: 2.7,
  today: 9,
  waiting: 7,
  cardholders: null,
};

export function storySteps(made: Instant, size: StorySize): Step[] {
  const takesPart = (subject: string) => size.cardholders?.includes(subject) ?? true;
  return [
    ...customerSteps(made, takesPart),
    ...customerCaseSteps(made, takesPart),
    ...companySteps(made, size),
    ...companyCaseSteps(made),
  ];
}

/** What admins did is listed as it was done, so all of it is played in the order of time. */
function companySteps(made: Instant, size: StorySize): Step[] {
  const errands = planErrands(dayOfMaking(made), size, new Set([...INVITED, ...LEFT]));
  const later = [
    ...laterSteps(made, size.weeksBack),
    ...errands.flatMap((errand) => errandSteps(errand, made)),
  ];
  return [...setUpSteps(made, size.weeksBack), ...inOrder(later)];
}
