/** The words that the server itself says of an activity: on receipts and in mail. */
import type { OptionKind, UnitKind } from '../rules/activity.ts';

const EN = {
  units: {
    adult: 'Adult',
    youth: 'Youth',
    child: 'Child',
    infant: 'Infant',
    family: 'Family',
    senior: 'Senior',
    student: 'Student',
    military: 'Military',
    other: 'Participant',
  } as Readonly<Record<UnitKind, string>>,
  options: { standard: '', withLunch: 'with lunch', bestSeats: 'best seats' } as Readonly<
    Record<OptionKind, string>
  >,
  from: (time: string) => `from ${time}`,
  between: (start: string, end: string) => `${start} to ${end}`,
  /** Any time of a day. */
  open: (start: string, end: string) => `anytime from ${start} to ${end}`,
  validUntil: (day: string) => `valid until ${day}`,
  /** Of a start that the clock shows twice that night. */
  withOffset: (time: string, offset: string) => `${time} (UTC${offset})`,
};
const FR: typeof EN = {
  units: {
    adult: 'Adulte',
    youth: 'Jeune',
    child: 'Enfant',
    infant: 'Bébé',
    family: 'Famille',
    senior: 'Aîné',
    student: 'Étudiant',
    military: 'Militaire',
    other: 'Participant',
  },
  options: { standard: '', withLunch: 'avec dîner', bestSeats: 'meilleures places' },
  from: (time) => `dès ${time}`,
  between: (start, end) => `de ${start} à ${end}`,
  open: (start, end) => `à toute heure de ${start} à ${end}`,
  validUntil: (day) => `valable jusqu’au ${day}`,
  withOffset: (time, offset) => `${time} (UTC${offset})`,
};
export const ACTIVITY_WORDS = { en: EN, fr: FR } as const;
