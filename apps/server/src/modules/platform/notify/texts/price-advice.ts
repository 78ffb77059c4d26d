/** Mail with advice on a watched price. */
import type { ADVICE_REASONS, ADVICES } from '@sojourn/domain/predictions/forecast.ts';

type Advised = {
  readonly subject: (title: string, price: string) => string;
  readonly heading: (price: string) => string;
};
type Words = Readonly<Record<(typeof ADVICES)[number], Advised>> & {
  readonly text: (title: string, dates: string, reason: string) => string;
  readonly reasons: Readonly<Record<(typeof ADVICE_REASONS)[number], string>>;
  readonly now: string;
  readonly target: string;
  readonly orLess: (price: string) => string;
  readonly chance: (fall: number, day: string) => string;
  readonly percent: (value: number) => string;
  readonly note: string;
  readonly link: string;
  readonly scores: string;
  readonly stop: string;
};

export const PRICE_ADVICE: Readonly<Record<'en' | 'fr', Words>> = {
  en: {
    book: {
      subject: (title, price) => `A good time to book: ${title}, ${price}`,
      heading: (price) => `${price} is worth booking now`,
    },
    wait: {
      subject: (title) => `Better to wait: ${title}`,
      heading: (price) => `At ${price}, it’s better to wait`,
    },
    text: (title, dates, reason) => `You’re watching ${title}, ${dates}. ${reason}`,
    reasons: {
      aboveRecent: 'The price is above its recent average, and prices like that usually come down again.',
      oftenFalls: 'Prices like this have often been lower some days later.',
      risesNear: 'Prices usually rise in the last weeks before departure.',
      belowRecent: 'The price is below its recent average, so waiting rarely pays.',
      unlikely: 'A price like this rarely falls by much.',
    },
    now: 'Price now',
    target: 'Book as soon as it costs',
    orLess: (price) => `${price} or less`,
    chance: (fall, day) => `Chance of a drop of ${fall}% or more by ${day}`,
    percent: (value) => `${value}%`,
    note:
      'This advice rests on a partner’s predictions from past prices. It isn’t a promise: prices can also ' +
      'rise, and this one isn’t held for you.',
    link: 'See the price',
    scores: 'How our predictions did',
    stop: 'Stop watching this price',
  },
  fr: {
    book: {
      subject: (title, price) => `Un bon moment pour réserver : ${title}, ${price}`,
      heading: (price) => `${price} : réservez maintenant`,
    },
    wait: {
      subject: (title) => `Mieux vaut attendre : ${title}`,
      heading: (price) => `À ${price}, mieux vaut attendre`,
    },
    text: (title, dates, reason) => `Vous suivez le prix de ${title}, ${dates}. ${reason}`,
    reasons: {
      aboveRecent: 'Le prix dépasse sa moyenne récente, et de tels prix redescendent en général.',
      oftenFalls: 'De tels prix ont souvent été plus bas quelques jours plus tard.',
      risesNear: 'Les prix montent en général dans les dernières semaines avant le départ.',
      belowRecent: 'Le prix est sous sa moyenne récente, et attendre est rarement payant.',
      unlikely: 'Un tel prix baisse rarement de beaucoup.',
    },
    now: 'Prix actuel',
    target: 'Réservez dès qu’il coûte',
    orLess: (price) => `${price} ou moins`,
    chance: (fall, day) => `Probabilité d’une baisse d’au moins ${fall} % d’ici au ${day}`,
    percent: (value) => `${value} %`,
    note:
      'Ce conseil repose sur les prévisions d’un partenaire, tirées des prix passés. Ce n’est pas une ' +
      'promesse : les prix peuvent aussi monter, et celui-ci n’est pas bloqué pour vous.',
    link: 'Voir le prix',
    scores: 'Bilan de nos prévisions',
    stop: 'Ne plus suivre ce prix',
  },
};
