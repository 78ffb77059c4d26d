/** The words of an activity's page, by category: an opening, highlights, what's included, what to bring. */
import type { ActivityCategory } from '@sojourn/products/activity/rules/activity.ts';

export type Both = { readonly en: string; readonly fr: string };
const both = (text: string): Both[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [en = '', fr = ''] = line.split(' ~ ');
      return { en, fr };
    });

/** English and French in turn. */
const bothLines = (text: string): Both[] => {
  const lines = text.trim().split('\n');
  return lines.flatMap((en, at) => (at % 2 === 0 ? [{ en, fr: lines[at + 1] ?? '' }] : []));
};

/** `*` is the place. */
export const OPENINGS: Readonly<Record<ActivityCategory, readonly Both[]>> = {
  onTheWater: bothLines(`
See * from the water, with a crew that knows every current.
Découvrez * depuis l’eau, avec un équipage qui connaît chaque courant.
Leave the streets of * behind and let the wind do the work.
Laissez les rues de * derrière vous et le vent faire le reste.`),
  foodAndWine: bothLines(`
Taste * the way people who live here do, a few small places in one go.
Goûtez * comme les gens d’ici, quelques petites adresses à la suite.
Come hungry: * is best understood at a table.
Venez l’estomac vide : * se comprend surtout à table.`),
  walksAndTours: bothLines(`
Walk * with somebody who grew up here, at a pace that leaves time for questions.
Parcourez * avec quelqu’un qui y a grandi, à un rythme qui laisse place aux questions.
The corners of * that maps leave out, told by a guide who has keys to some of them.
Les recoins de * que les cartes oublient, racontés par un guide qui en a quelques clés.`),
  dayTrips: bothLines(`
A day out of * without having to drive: the road, the stops and the stories are taken care of.
Une journée hors de * sans avoir à conduire : la route, les arrêts et les récits sont prévus.
Leave * in the morning and be back for supper, with hills in between.
Quittez * le matin et rentrez pour le souper, des collines entre les deux.`),
  museums: bothLines(`
Skip the line and take your time with what * is proud of.
Évitez la file et prenez votre temps avec ce dont * est fière.
Some of the best rooms in *, on the day that suits you.
Parmi les plus belles salles de *, le jour qui vous convient.`),
  classes: bothLines(`
Make something with your own hands in * and take it home, or eat it.
Fabriquez quelque chose de vos mains à * et rapportez-le, ou mangez-le.
A small class in *: nobody watches, everybody tries.
Un petit cours à * : personne ne regarde, tout le monde essaie.`),
  musicAndShows: bothLines(`
An evening in * close to the stage.
Une soirée à *, tout près de la scène.
Listen to what * listens to, in a room where people come for the music.
Écoutez ce que * écoute, dans une salle où l’on vient pour la musique.`),
};

export const HIGHLIGHTS: Readonly<Record<ActivityCategory, readonly Both[]>> = {
  onTheWater: both(`
The skyline from the water ~ La ville vue de l’eau
A skipper who lets you take the helm ~ Un skipper qui vous laisse la barre
A small group, so everybody has a seat with a view ~ Un petit groupe : chacun a une place avec vue
Time for photos at the best light ~ Du temps pour des photos à la plus belle lumière`),
  foodAndWine: both(`
Five tastings or more, enough for a meal ~ Au moins cinq dégustations, de quoi faire un repas
Family places without a sign outside ~ Des adresses familiales sans enseigne
The story behind each plate ~ L’histoire derrière chaque assiette
A list of addresses to take home ~ Une liste d’adresses à rapporter`),
  walksAndTours: both(`
Viewpoints that buses don’t reach ~ Des points de vue que les autobus n’atteignent pas
Stories from a guide who lives here ~ Les récits d’un guide qui vit ici
A stop for coffee on the way ~ Une pause café en chemin
Small enough to hear every word ~ Un groupe assez petit pour tout entendre`),
  dayTrips: both(`
Small roads instead of the highway ~ De petites routes plutôt que l’autoroute
An hour on your own in the village ~ Une heure libre au village
A lookout that few people stop at ~ Un belvédère où peu de gens s’arrêtent
Back before evening ~ De retour avant le soir`),
  museums: both(`
Entry without the line ~ Entrée sans file d’attente
The permanent collection and what’s on now ~ La collection permanente et l’exposition du moment
Stay as long as it’s open ~ Restez jusqu’à la fermeture
A quiet garden or courtyard inside ~ Un jardin ou une cour tranquille à l’intérieur`),
  classes: both(`
Everybody works at their own place ~ Chacun travaille à sa place
A teacher who does it for a living ~ Un professeur dont c’est le métier
Take home what you make ~ Rapportez ce que vous faites
No experience needed ~ Aucune expérience requise`),
  musicAndShows: both(`
Seats close to the stage ~ Des places près de la scène
Musicians who play here every week ~ Des musiciens qui jouent ici chaque semaine
A room with a good sound ~ Une salle à la bonne acoustique
A drink while you wait ~ Un verre en attendant`),
};

export const INCLUDED: Readonly<Record<ActivityCategory, readonly Both[]>> = {
  onTheWater: both(`
Skipper and life vests ~ Skipper et gilets de sauvetage
A drink on board ~ Une boisson à bord
Fuel and harbor fees ~ Carburant et droits de port`),
  foodAndWine: both(`
All tastings ~ Toutes les dégustations
Two drinks ~ Deux boissons
A local guide ~ Un guide local`),
  walksAndTours: both(`
A local guide ~ Un guide local
Entrance fees on the way ~ Droits d’entrée en chemin
Headsets for larger groups ~ Écouteurs pour les plus grands groupes`),
  dayTrips: both(`
Transportation in a small van ~ Transport en petite fourgonnette
A driver who’s your guide too ~ Un chauffeur qui est aussi votre guide
Entrance fees ~ Droits d’entrée`),
  museums: both(`
Entry ~ Entrée
A floor plan ~ Un plan des salles
The cloakroom ~ Le vestiaire`),
  classes: both(`
All materials ~ Tout le matériel
An apron to borrow ~ Un tablier à emprunter
Water, tea and coffee ~ Eau, thé et café`),
  musicAndShows: both(`
A seat ~ Une place assise
The program ~ Le programme
Cloakroom ~ Vestiaire`),
};

export const NOT_INCLUDED: Readonly<Record<ActivityCategory, readonly Both[]>> = {
  onTheWater: both(`Food ~ Repas`),
  foodAndWine: both(`More drinks than the two ~ Boissons au-delà des deux`),
  walksAndTours: both(`Food and drinks ~ Repas et boissons`),
  dayTrips: both(`Lunch, unless your option has it ~ Dîner, sauf si votre option l’inclut`),
  museums: both(`Special exhibitions that have their own ticket ~ Expositions qui ont leur propre billet`),
  classes: both(`Shipping of what you make ~ Expédition de ce que vous faites`),
  musicAndShows: both(`Drinks and food, unless named ~ Boissons et repas, sauf mention`),
};

export const BRING: Readonly<Record<ActivityCategory, readonly Both[]>> = {
  onTheWater: both(`
A wind jacket ~ Un coupe-vent
Shoes with light soles ~ Des souliers à semelles claires
Sunscreen ~ De la crème solaire`),
  foodAndWine: both(`
An appetite ~ De l’appétit
Comfortable shoes ~ Des souliers confortables`),
  walksAndTours: both(`
Comfortable shoes ~ Des souliers confortables
Water ~ De l’eau`),
  dayTrips: both(`
Comfortable shoes ~ Des souliers confortables
A warm layer ~ Une petite laine
Water ~ De l’eau`),
  museums: both(`Your ticket on the phone or on paper ~ Votre billet sur le téléphone ou imprimé`),
  classes: both(`Clothes that may get stained ~ Des vêtements qui peuvent être tachés`),
  musicAndShows: both(`Your ticket on the phone or on paper ~ Votre billet sur le téléphone ou imprimé`),
};

export const PHOTO_ID: Both = {
  en: 'Photo ID for reduced prices',
  fr: 'Une pièce d’identité avec photo pour les tarifs réduits',
};
export const LUNCH: Both = {
  en: 'Lunch, with the option that has it',
  fr: 'Le dîner, avec l’option qui l’inclut',
};
export const WEATHER_NOTE: Both = {
  en: 'It depends on the weather: if the operator calls it off, everything comes back.',
  fr: 'L’activité dépend de la météo : si l’organisateur l’annule, tout est remboursé.',
};
export const PRIVATE_NOTE: Both = {
  en: 'It’s private: only your group takes part.',
  fr: 'C’est privé : seul votre groupe participe.',
};
