/**
 * What operators offer, by category. Two lines each: the names in English and French, where `*` is a place,
 * then the facts: where it begins, calendars, hours, US dollars, seats (`-` where nobody counts), units,
 * options and flags.
 */
import type { ActivityCategory } from '@sojourn/products/activity/rules/activity.ts';

export const FORM_TEXTS: Readonly<Record<ActivityCategory, string>> = {
  onTheWater: `
Sunset sail, * ~ * : voile au coucher du soleil
water sunset 1.5-2.5 38-80 8-14 boat eachLanguage,one weather
Harbor cruise, * ~ * : croisière dans le port
water hourly,twoADay 1-1.5 18-40 30-90 family one,bestSeats wheelchair young rain
Kayaks along the shore, * ~ * : kayak le long de la rive
water warmTwice,morning 2-3 35-70 8-12 teens one,languageTurns weather minimum
Stand-up paddle lesson, * ~ * : initiation à la planche à pagaie
water warmTwice,morning 1.5-2 30-60 6-10 teens one weather
Dinner on the water, * ~ * : souper sur l’eau
water dinner,nightly 2-3 70-150 30-80 seats bestSeats,one rain wheelchair
Private boat, * ~ * : bateau privé
water twoADay,afternoon 2-4 240-620 6-10 grownUps eachLanguage group weather
Day ticket for the boats, * ~ * : billet d’un jour pour les bateaux
water longHours,openTicket 3-4 16-34 - family one young ticket rain
Dolphin and bird watching, * ~ * : observation des dauphins et des oiseaux
water morning,warmTwice 2.5-4 45-95 10-24 family eachLanguage,languageTurns weather young minimum
`,
  foodAndWine: `
* food walk ~ * : balade gourmande
hood afternoon,weekdays,threeADay 2.5-3.5 48-98 8-12 children eachLanguage,languageTurns young
Evening tasting in * ~ * : dégustation en soirée
hood dinner,nightly 2-3 45-95 6-10 grownUps eachLanguage,one rain
Market visit and lunch, * ~ * : visite du marché et dîner
city weekdays,weekendMorning 3-4 65-120 8-10 children languageTurns,one rain young
Wine cellars of * ~ * : caves et vins
city afternoon,twoADay 2-3 40-90 10-16 grownUps withLunch,one rain
Coffee and pastries in * ~ * : cafés et pâtisseries
hood morning,weekdays 1.5-2 25-45 8-12 children one,eachLanguage rain young
Craft beer round, * ~ * : tournée des microbrasseries
hood nightly,dinner 2.5-3 42-80 8-14 grownUps one,eachLanguage rain
Supper at a home in * ~ * : souper chez l’habitant
hood dinner 3-3.5 55-110 4-8 children one rain byHand
Street food of * by night ~ * : cuisine de rue la nuit
city nightly 2.5-3 30-65 8-12 children languageTurns,one weather
`,
  walksAndTours: `
Old streets of * on foot ~ * : les vieilles rues à pied
hood morning,twoADay,threeADay 1.5-2.5 15-38 10-20 family eachLanguage,languageTurns weather young
Hidden * ~ * : les coins cachés
hood twoADay,afternoon 2-3 20-45 8-14 children languageTurns,one weather young
* by bike ~ * à vélo
city twoADay,morning 2.5-3.5 30-60 8-12 teens eachLanguage,languageTurns weather
History walk around * ~ * : balade historique
sight morning,weekdays,twoADay 2-2.5 18-40 10-20 family eachLanguage,languageTurns weather young
Ghosts and legends of * ~ * : fantômes et légendes
city lateWalk,nightly 1.5-2 16-32 15-25 teens one,languageTurns weather
Photo walk in * ~ * : balade photo
hood earlyMorning,afternoon 2-2.5 40-85 4-8 teens one,eachLanguage weather
Private guide for half a day, * ~ * : guide privé pour une demi-journée
city twoADay,morning 4-4.5 160-420 6-8 children eachLanguage group pickup wheelchair young byHand
Street art of * ~ * : art urbain
hood afternoon,weekendMorning 2-2.5 18-38 10-16 family languageTurns,one weather young
Two-day bus pass, * ~ * : laissez-passer d’autobus de deux jours
city longHours,openTicket 4-8 28-55 - family one ticket wheelchair young rain
`,
  dayTrips: `
Day trip to the hills from * ~ Excursion d’un jour en colline depuis *
city dayTrip,dayTripThrice 7-9 65-150 8-16 children eachLanguage,withLunch pickup young minimum
Villages around * ~ Villages autour de *
city dayTrip 6-8 60-130 8-14 children languageTurns,withLunch pickup young
Vineyards near * with tastings ~ Vignobles près de *, avec dégustations
city dayTrip,dayTripThrice 5.5-7 75-160 6-12 grownUps withLunch,eachLanguage pickup
Hike to the lookout, * ~ * : randonnée au belvédère
city earlyMorning,weekendMorning 4-6 35-80 8-12 teens one,languageTurns weather minimum
Sunrise from the summit, * ~ * : lever du soleil au sommet
city beforeDawn 5-7 55-110 6-12 teens one weather minimum pickup
Private day with a driver, * ~ * : journée privée avec chauffeur
city dayTrip 8-9 320-780 4-7 children eachLanguage group pickupOnly young byHand
Snowshoes and hot chocolate, * ~ * : raquettes et chocolat chaud
city coldMorning 3-4 45-95 8-12 teens one weather pickup snow
`,
  museums: `
Ticket to * ~ Billet : *
sight museumHours,longHours,shortHours 1.5-2.5 10-28 - museum one ticket rain wheelchair young
* with a guide ~ * avec guide
sight twoADay,weekdays,hourly 1.5-2 28-60 12-20 museum eachLanguage,languageTurns rain wheelchair young
City museum pass, * ~ * : laissez-passer des musées
city openTicket,giftTicket 3-5 30-75 - museum one ticket rain wheelchair young
Aquarium and gardens, * ~ * : aquarium et jardins
city longHours,parkHours 2-3 14-32 200-250 family one ticket wheelchair young rain
After-hours visit to * ~ * après la fermeture
sight lateWalk 1.5-2 45-95 10-15 teens one,languageTurns rain wheelchair
`,
  classes: `
Cooking class in * ~ * : cours de cuisine
hood weekdays,dinner,morning 3-4 60-130 6-10 pairs one,eachLanguage rain minimum
Pottery for an afternoon, * ~ * : un après-midi de poterie
hood afternoon,weekendMorning 2-2.5 40-80 4-8 makers one rain young
Dance lesson in * ~ * : cours de danse
hood nightly,dinner 1-1.5 20-45 10-18 everybody one,languageTurns rain
Paint what you see, * ~ * : peindre sur le vif
city morning,afternoon 2-2.5 35-70 4-8 makers one weather young
Cocktail workshop, * ~ * : atelier de cocktails
hood nightly,dinner 1.5-2 45-85 8-12 grownUps one,eachLanguage rain
Surf lesson, * ~ * : cours de surf
water warmTwice,morning 2-2.5 45-90 6-10 teens one,eachLanguage weather
`,
  musicAndShows: `
Live music in * ~ * : musique sur scène
hood lateShow,nightly 1.5-2.5 25-70 40-90 everybody bestSeats,one rain wheelchair
Dinner and a show, * ~ * : souper-spectacle
city dinner,lateShow 2.5-3 60-140 40-120 grownUps bestSeats,one rain
Concert at * ~ Concert : *
sight matinee,lateShow 1.5-2 30-80 80-200 seats bestSeats rain wheelchair ticket
Theater night, * ~ * : soirée au théâtre
city matinee 2-2.5 35-110 100-240 seats bestSeats rain wheelchair ticket
Comedy in English, * ~ * : humour en anglais
hood lateShow 1.5-1.5 15-35 30-60 grownUps one rain
`,
};
