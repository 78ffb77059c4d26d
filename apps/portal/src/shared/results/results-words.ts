/** Whose words a list of results speaks: the catalogues of all have the same ids behind these. */
export type ResultsWords = 'results' | 'flightResults' | 'carResults';
