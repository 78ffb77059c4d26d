import { describe, expect, test } from 'vitest';
import {
  NOT_CALLED,
  nextUpdate,
  shownButtons,
  type UpdateKind,
  type UpdateSignal,
  type UpdateState,
} from './update-state.ts';

const [saving, clearing] = (['save', 'clear'] as const).map(
  (kind): UpdateState => ({ phase: 'InProcess', kind }),
) as [UpdateState, UpdateState];
const success = (kind: UpdateKind): UpdateState => ({ phase: 'Success', kind });
const failed = (kind: UpdateKind, code: string | null): UpdateState => ({ phase: 'Failed', kind, code });

test.each<[string, UpdateState, UpdateSignal, UpdateState]>([
  ['a start', NOT_CALLED, { type: 'started', kind: 'save' }, saving],
  ['a start after a success', success('save'), { type: 'started', kind: 'clear' }, clearing],
  ['a start after a failure', failed('save', null), { type: 'started', kind: 'save' }, saving],
  ['a second start meanwhile', saving, { type: 'started', kind: 'clear' }, saving],
  ['a success', saving, { type: 'answered', response: 'Success' }, success('save')],
  ['a success of clearing', clearing, { type: 'answered', response: 'Success' }, success('clear')],
  ['any other response', saving, { type: 'answered', response: 'Queued' }, failed('save', null)],
  ['no response', clearing, { type: 'answered', response: undefined }, failed('clear', null)],
  ['a refusal', saving, { type: 'refused', code: 'NetworkError' }, failed('save', 'NetworkError')],
  ['an answer that comes late', NOT_CALLED, { type: 'answered', response: 'Success' }, NOT_CALLED],
  ['a refusal that comes late', success('save'), { type: 'refused', code: 'X' }, success('save')],
  ['a reset after a success', success('save'), { type: 'reset' }, NOT_CALLED],
  ['a reset after a failure', failed('save', null), { type: 'reset' }, NOT_CALLED],
  ['a reset meanwhile', saving, { type: 'reset' }, saving],
])('%s', (_, state, signal, next) => expect(nextUpdate(state, signal)).toEqual(next));

describe('the buttons Save and Clear', () => {
  test.each<[boolean, boolean, UpdateState, boolean, boolean]>([
    [false, false, NOT_CALLED, false, false],
    [true, false, NOT_CALLED, false, true],
    [false, true, NOT_CALLED, true, true],
    [true, true, NOT_CALLED, true, true],
    // What is stored at once is what is chosen
    [true, false, saving, true, true],
    [false, false, clearing, false, true],
    [true, false, success('save'), false, true],
    [false, false, success('clear'), false, false],
    [true, true, failed('save', null), true, true],
  ])('set %s, changed %s, %j: %s and %s', (isSet, isChanged, state, save, clear) =>
    expect(shownButtons({ isSet, isChanged }, state)).toEqual({ save, clear }),
  );
});
