import { describe, expect, it } from 'vitest';
import { FINDING_KINDS, FINDING_SEVERITIES } from '#flight/rules/findings/trip-finding.ts';
import en from '#flight/words/en/flight-review.json' with { type: 'json' };
import fr from '#flight/words/fr/flight-review.json' with { type: 'json' };
import { type FindingAction, viewOfFinding } from './finding-view.ts';

const facts = { minutes: 45, minimumMinutes: 90, name: 'Maya Okafor' };

describe('a finding', () => {
  it.each(FINDING_KINDS)('%s has a title and what to do, in both languages', (kind) => {
    for (const severity of FINDING_SEVERITIES) {
      const { title, text } = viewOfFinding({ kind, severity, slice: 0, facts }, 'en');
      for (const { id } of [title, text]) {
        expect(en).toHaveProperty([id]);
        expect(fr).toHaveProperty([id]);
      }
      expect(title.id).not.toBe(text.id);
    }
  });

  it.each<[(typeof FINDING_KINDS)[number], FindingAction | null]>([
    ['overlap', 'chooseOther'],
    ['visaAtTransfer', 'chooseOther'],
    ['selfTransfer', null],
    ['passportExpires', 'editTravelers'],
    ['nightWithoutBed', 'findStay'],
    ['duplicateBooking', 'openTrip'],
  ])('%s leads to %s', (kind, action) => {
    expect(viewOfFinding({ kind, severity: 'warn', slice: 0, facts }, 'en').action).toBe(action);
  });

  it('is as loud as it is grave', () => {
    const tones = FINDING_SEVERITIES.map(
      (severity) => viewOfFinding({ kind: 'overlap', severity, slice: 1, facts }, 'en').tone,
    );
    expect(tones).toEqual(['bad', 'warn', 'info']);
  });

  it('names lengths, days, times and countries in the language of the page', () => {
    const { text } = viewOfFinding(
      {
        kind: 'visaAtTransfer',
        severity: 'warn',
        slice: 0,
        facts: {
          minutes: -80,
          countryCode: 'IE',
          expires: '2027-06-01',
          departsLocal: '2027-04-14T18:05',
          from: 'LGW',
        },
      },
      'en',
    );
    expect(text.values).toEqual({
      minutes: '1h 20m',
      countryCode: 'Ireland',
      expires: 'Tue, Jun 1',
      departsLocal: '6:05 PM',
      from: 'LGW',
    });
  });

  it('is worded harder where a self transfer cannot be made', () => {
    const view = viewOfFinding({ kind: 'tightSelfTransfer', severity: 'stop', slice: 0, facts }, 'en');
    expect(view.title.id).toBe('flightTrip.finding.tooShortSelfTransfer.title');
  });
});
