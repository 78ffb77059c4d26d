/** Of whom nothing has been typed. Apart from its schema, since pages carry no schemas. */
import type { TravelerDraft } from './travelers.ts';

export const emptyTraveler = (type: TravelerDraft['type']): TravelerDraft => ({
  type,
  personId: null,
  firstName: '',
  middleName: '',
  lastName: '',
  birthdate: '',
  gender: '',
  passport: { number: '', country: '', expires: '' },
  knownTravelerNumber: '',
  tsaRedressNumber: '',
  frequentFlyerNumber: [],
  specialAssistance: [],
});
