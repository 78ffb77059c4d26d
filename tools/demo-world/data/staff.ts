/** Who does what at Northline Surveying, where, and who decides about their trips. */

export const OFFICES = {
  Boston: { airport: 'BOS', zone: 'America/New_York' },
  Denver: { airport: 'DEN', zone: 'America/Denver' },
  Dallas: { airport: 'DFW', zone: 'America/Chicago' },
  Seattle: { airport: 'SEA', zone: 'America/Los_Angeles' },
  Atlanta: { airport: 'ATL', zone: 'America/New_York' },
} as const;
export type OfficeName = keyof typeof OFFICES;

export const DEPARTMENTS = {
  Leadership: '100',
  'Finance and People': '710',
  Operations: '610',
  'Field Survey': '410',
  'Mapping and GIS': '420',
  Engineering: '430',
  'Client Services': '510',
} as const;
export type Department = keyof typeof DEPARTMENTS;

export const TIER_NAMES = {
  field: 'Field team',
  office: 'Office staff',
  clients: 'Client services',
  managers: 'Managers',
  leaders: 'Leadership',
} as const;
export type TierKey = keyof typeof TIER_NAMES;

type Row = readonly [
  userName: string,
  gender: 'F' | 'M',
  department: Department,
  office: OfficeName,
  tier: TierKey,
  manager: string | null,
];
/** Everybody but Priya and Daniel is in the bank's list under the same user name. */
export const STAFF_ROWS: readonly Row[] = [
  ['margaret.lindqvist', 'F', 'Leadership', 'Boston', 'leaders', null],
  ['robert.achterberg', 'M', 'Leadership', 'Boston', 'leaders', 'margaret.lindqvist'],
  ['teresa.villanueva', 'F', 'Finance and People', 'Boston', 'managers', 'margaret.lindqvist'],
  ['dana.feldman', 'F', 'Finance and People', 'Boston', 'office', 'teresa.villanueva'],
  ['joanna.whitlock', 'F', 'Finance and People', 'Boston', 'office', 'teresa.villanueva'],
  ['andre.baptiste', 'M', 'Operations', 'Denver', 'managers', 'robert.achterberg'],
  ['priya.nair', 'F', 'Operations', 'Denver', 'managers', 'andre.baptiste'],
  ['grant.holloway', 'M', 'Operations', 'Denver', 'office', 'andre.baptiste'],
  ['claire.dubois', 'F', 'Operations', 'Boston', 'office', 'andre.baptiste'],
  ['peter.kowalczyk', 'M', 'Operations', 'Atlanta', 'office', 'andre.baptiste'],
  ['hannah.weiss', 'F', 'Field Survey', 'Boston', 'managers', 'robert.achterberg'],
  ['carlos.mendoza', 'M', 'Field Survey', 'Dallas', 'managers', 'hannah.weiss'],
  ['daniel.reyes', 'M', 'Field Survey', 'Denver', 'field', 'hannah.weiss'],
  ['tyler.brandt', 'M', 'Field Survey', 'Denver', 'field', 'hannah.weiss'],
  ['marcus.odom', 'M', 'Field Survey', 'Atlanta', 'field', 'hannah.weiss'],
  ['hector.salinas', 'M', 'Field Survey', 'Dallas', 'field', 'carlos.mendoza'],
  ['brooke.tanaka', 'F', 'Field Survey', 'Seattle', 'field', 'hannah.weiss'],
  ['latoya.simmons', 'F', 'Field Survey', 'Atlanta', 'field', 'hannah.weiss'],
  ['owen.mcallister', 'M', 'Field Survey', 'Boston', 'field', 'hannah.weiss'],
  ['rosa.iturbide', 'F', 'Field Survey', 'Dallas', 'field', 'carlos.mendoza'],
  ['jamal.whitaker', 'M', 'Field Survey', 'Boston', 'field', 'hannah.weiss'],
  ['kelsey.nygaard', 'F', 'Field Survey', 'Seattle', 'field', 'hannah.weiss'],
  ['caleb.yoder', 'M', 'Field Survey', 'Denver', 'field', 'hannah.weiss'],
  ['travis.boone', 'M', 'Field Survey', 'Dallas', 'field', 'carlos.mendoza'],
  ['ines.cardoso', 'F', 'Field Survey', 'Boston', 'field', 'hannah.weiss'],
  ['wyatt.larkin', 'M', 'Field Survey', 'Denver', 'field', 'hannah.weiss'],
  ['luis.ocampo', 'M', 'Field Survey', 'Dallas', 'field', 'carlos.mendoza'],
  ['paige.sorensen', 'F', 'Field Survey', 'Seattle', 'field', 'hannah.weiss'],
  ['kwame.boateng', 'M', 'Field Survey', 'Atlanta', 'field', 'hannah.weiss'],
  ['derek.stanton', 'M', 'Field Survey', 'Boston', 'field', 'hannah.weiss'],
  ['ruben.castaneda', 'M', 'Field Survey', 'Dallas', 'field', 'carlos.mendoza'],
  ['miles.garrison', 'M', 'Field Survey', 'Seattle', 'field', 'hannah.weiss'],
  ['desmond.clarke', 'M', 'Field Survey', 'Atlanta', 'field', 'hannah.weiss'],
  ['aisha.rahman', 'F', 'Mapping and GIS', 'Boston', 'managers', 'robert.achterberg'],
  ['mei-ling.zhou', 'F', 'Mapping and GIS', 'Seattle', 'office', 'aisha.rahman'],
  ['dmitri.volkov', 'M', 'Mapping and GIS', 'Boston', 'office', 'aisha.rahman'],
  ['shreya.kulkarni', 'F', 'Mapping and GIS', 'Dallas', 'office', 'aisha.rahman'],
  ['yuki.hayashi', 'F', 'Mapping and GIS', 'Seattle', 'office', 'aisha.rahman'],
  ['leila.farahani', 'F', 'Mapping and GIS', 'Denver', 'office', 'aisha.rahman'],
  ['noah.lindgren', 'M', 'Mapping and GIS', 'Denver', 'office', 'aisha.rahman'],
  ['priscilla.ong', 'F', 'Mapping and GIS', 'Boston', 'office', 'aisha.rahman'],
  ['angela.petrov', 'F', 'Mapping and GIS', 'Boston', 'office', 'aisha.rahman'],
  ['victor.esparza', 'M', 'Engineering', 'Denver', 'managers', 'robert.achterberg'],
  ['nadia.haddad', 'F', 'Engineering', 'Denver', 'office', 'victor.esparza'],
  ['emeka.nwosu', 'M', 'Engineering', 'Atlanta', 'office', 'victor.esparza'],
  ['thomas.beaumont', 'M', 'Engineering', 'Boston', 'office', 'victor.esparza'],
  ['rajesh.menon', 'M', 'Engineering', 'Dallas', 'office', 'victor.esparza'],
  ['erin.castellano', 'F', 'Engineering', 'Boston', 'office', 'victor.esparza'],
  ['samuel.osei', 'M', 'Engineering', 'Atlanta', 'office', 'victor.esparza'],
  ['stephanie.albrecht', 'F', 'Engineering', 'Denver', 'office', 'victor.esparza'],
  ['siobhan.kelleher', 'F', 'Client Services', 'Boston', 'managers', 'margaret.lindqvist'],
  ['megan.fairchild', 'F', 'Client Services', 'Dallas', 'clients', 'siobhan.kelleher'],
  ['anthony.russo', 'M', 'Client Services', 'Boston', 'clients', 'siobhan.kelleher'],
  ['bianca.moretti', 'F', 'Client Services', 'Atlanta', 'clients', 'siobhan.kelleher'],
  ['allison.pruitt', 'F', 'Client Services', 'Denver', 'clients', 'siobhan.kelleher'],
  ['julian.reyna', 'M', 'Client Services', 'Seattle', 'clients', 'siobhan.kelleher'],
  ['fatima.siddiqui', 'F', 'Client Services', 'Boston', 'clients', 'siobhan.kelleher'],
  ['vanessa.trujillo', 'F', 'Client Services', 'Denver', 'clients', 'siobhan.kelleher'],
  ['monique.charles', 'F', 'Client Services', 'Atlanta', 'clients', 'siobhan.kelleher'],
  ['ethan.goldberg', 'M', 'Client Services', 'Boston', 'clients', 'siobhan.kelleher'],
];
/** Of them, who was invited lately and hasn't come yet, and who has left. */
export const INVITED: readonly string[] = ['stephanie.albrecht', 'desmond.clarke', 'angela.petrov'];
export const LEFT: readonly string[] = ['derek.stanton'];
