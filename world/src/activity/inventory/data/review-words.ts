/** The sentences of reviews of activities, in both languages. */
import type { ActivityCategory } from '@sojourn/products/activity/rules/activity.ts';

type Both = { readonly en: string; readonly fr: string };
const both = (text: string): Both[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [en = '', fr = ''] = line.split(' ~ ');
      return { en, fr };
    });

export const REVIEW_OPENINGS = {
  great: both(`
The best part of our trip. ~ Le meilleur moment de notre voyage.
We’d do it again tomorrow. ~ On le referait demain.
Worth every minute. ~ Chaque minute en vaut la peine.
Better than we hoped. ~ Encore mieux qu’espéré.`),
  good: both(`
A good way to spend a few hours. ~ Une bonne façon de passer quelques heures.
Well organized, with small flaws. ~ Bien organisé, à quelques détails près.
Just what was described. ~ Tout à fait ce qui était décrit.`),
  mixed: both(`
Fine, but not special. ~ Correct, sans plus.
Good and bad in equal parts. ~ Du bon et du moins bon.`),
  poor: both(`
Not what we had expected. ~ Pas ce à quoi on s’attendait.
We left before the end. ~ On est partis avant la fin.`),
} as const;

export const GOOD_POINTS: Readonly<Record<ActivityCategory, readonly Both[]>> = {
  onTheWater: both(`
The skipper let the kids hold the helm. ~ Le skipper a laissé les enfants tenir la barre.
The light on the water was beautiful. ~ La lumière sur l’eau était magnifique.
We felt safe the whole time. ~ On s’est sentis en sécurité tout le long.`),
  foodAndWine: both(`
We didn’t need supper afterwards. ~ On n’a pas eu besoin de souper après.
Places we’d never have found alone. ~ Des adresses qu’on n’aurait jamais trouvées seuls.
The wine was chosen with care. ~ Le vin était choisi avec soin.`),
  walksAndTours: both(`
The guide answered every question. ~ Le guide a répondu à toutes les questions.
A small group, so we could hear everything. ~ Un petit groupe : on entendait tout.
The stories made the streets come alive. ~ Les récits ont fait vivre les rues.`),
  dayTrips: both(`
The driver knew where to stop. ~ Le chauffeur savait où s’arrêter.
A full day without ever being rushed. ~ Une journée bien remplie, sans se presser.
The lookout alone was worth it. ~ Le belvédère à lui seul valait le détour.`),
  museums: both(`
No line at all with the ticket. ~ Aucune file avec le billet.
We stayed twice as long as planned. ~ On est restés deux fois plus longtemps que prévu.
The courtyard is a quiet place to rest. ~ La cour est un coin tranquille pour se reposer.`),
  classes: both(`
We took home something we made ourselves. ~ On a rapporté quelque chose fait de nos mains.
The teacher was patient with everybody. ~ Le professeur a été patient avec tout le monde.
Clear steps, and time to try again. ~ Des étapes claires et le temps de recommencer.`),
  musicAndShows: both(`
We sat close enough to see the strings. ~ On était assez près pour voir les cordes.
The room went silent from the first note. ~ La salle s’est tue dès la première note.
The sound was excellent. ~ Le son était excellent.`),
};

export const BAD_POINTS: readonly Both[] = both(`
The meeting point took a while to find. ~ Le point de rencontre a été long à trouver.
We started fifteen minutes late. ~ On a commencé quinze minutes en retard.
It was a bit crowded. ~ Il y avait un peu trop de monde.
It was over sooner than we thought. ~ C’était fini plus tôt qu’on pensait.`);
