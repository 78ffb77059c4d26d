/**
 * What operators are called by the manner of a country: seven lists in the order of categories, `*` for one
 * of its words. Manners that aren't here name theirs in English.
 */
export const ENGLISH_OPERATORS = `* Sailing|* Boats|* Shore Trips; * Table|* Kitchen|* Food Walks
; * Walks|* Guides|* on Foot; * Day Trips|* Excursions|* Roads; * Tickets|* Visits|* Culture
; * Studio|* Workshop|* School; * Stage|* Nights|* Live`;

export const OPERATOR_MANNERS: Readonly<Record<string, string>> = {
  french: `Voiles *|Bateaux *|Croisières *; La Table *|Les Papilles *|Cuisine *; Balades *|Les Guides *
|Pas à Pas *; Excursions *|Les Routes *|Escapades *; Billetterie *|Visites *|Culture *; Atelier *
|L’École *|La Fabrique *; La Scène *|Soirées *|Le Petit Théâtre *`,
  spanish: `Velas *|Barcos *|Navegación *; La Mesa *|Sabores *|Cocina *; Paseos *|Guías *|Rutas *
; Excursiones *|Caminos *|Viajes *; Entradas *|Visitas *|Cultura *; Taller *|Escuela *|Estudio *
; Escena *|Noches *|Teatro *`,
  portuguese: `Velas *|Barcos *|Marés *; Mesa *|Sabores *|Cozinha *; Passeios *|Guias *|A Pé *
; Caminhos *|Viagens *|Rotas *; Bilhetes *|Visitas *|Cultura *; Oficina *|Escola *|Ateliê *
; Palco *|Noites *|Casa *`,
  italian: `Vele *|Barche *|Onde *; La Tavola *|Sapori *|Cucina *; Passeggiate *|Guide *|Passi *
; Gite *|Strade *|Viaggi *; Biglietti *|Visite *|Cultura *; Bottega *|Scuola *|Laboratorio *
; Scena *|Notti *|Teatro *`,
  german: `Segel *|Schifffahrt *|Boote *; Tafel *|Küche *|Genuss *; Spaziergänge *|Stadtführer *|Zu Fuß *
; Ausflüge *|Reisen *|Wege *; Tickets *|Besuche *|Kultur *; Werkstatt *|Schule *|Atelier *
; Bühne *|Abende *|Theater *`,
  dutch: `Zeilen *|Rederij *|Boten *; De Tafel *|Keuken *|Smaak *; Wandelen *|Gidsen *|Te Voet *
; Dagtochten *|Reizen *|Wegen *; Kaartjes *|Bezoek *|Cultuur *; Werkplaats *|School *|Atelier *
; Podium *|Avonden *|Theater *`,
};

type Sign = readonly [en: string, fr: string];

/** How one finds the guide in the street. */
export const STREET_SIGNS: readonly Sign[] = [
  ['Look for the blue umbrella.', 'Cherchez le parapluie bleu.'],
  ['Your guide has a board with the name of the tour.', 'Votre guide a un panneau au nom de la visite.'],
  ['Look for the orange lanyard.', 'Cherchez le cordon orange.'],
  ['The team waits under the awning.', 'L’équipe attend sous l’auvent.'],
];
export const DOOR_SIGNS: readonly Sign[] = [
  ['Ring the bell with the operator’s name.', 'Sonnez au nom de l’organisateur.'],
  ['Wait by the door; somebody will come out.', 'Attendez près de la porte; on viendra vous chercher.'],
  ['It’s the green door on the left.', 'C’est la porte verte à gauche.'],
  ['Go up to the second floor.', 'Montez au deuxième étage.'],
];

export const ENTRANCE = [
  'Show your ticket at the entrance.',
  'Présentez votre billet à l’entrée.',
] satisfies Sign;
