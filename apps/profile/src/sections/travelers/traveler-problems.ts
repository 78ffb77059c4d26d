/** Problems of a traveler's form in words. Pure. */
import type { SavedTravelerProblem } from '@sojourn/domain/travelers/saved-traveler-check.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { problemText } from '@sojourn/web/travelers/problem-text.ts';

/** A row's program has words of its own; every other field's are those of the checkout. */
export const textOfProblem = ({ path, problem }: SavedTravelerProblem): MessageId =>
  path.endsWith('.code') ? 'profileTravelers.problem.program' : problemText(path, problem);

/** Of the form as a whole: what no field of it is to blame for. */
export const wholeProblem = (problems: readonly SavedTravelerProblem[]): SavedTravelerProblem | undefined =>
  problems.find(({ path, problem }) => path === '' || problem === 'tooMany');
