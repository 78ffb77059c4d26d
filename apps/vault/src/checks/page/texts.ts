/** The words of the bank's page, in both languages. */
import type { CheckStage } from '../answer-check.ts';

type Texts = {
  readonly title: string;
  readonly amount: string;
  readonly payee: string;
  readonly card: string;
  readonly atMost: string;
  readonly decline: string;
  readonly demo: string;
  readonly now: Question;
  readonly later: Question;
  readonly adding: Question;
  readonly stages: { readonly [S in Exclude<CheckStage, 'open'>]: Heading };
};
type Heading = { readonly heading: string; readonly text: string };
type Question = Heading & { readonly approve: string };

const en: Texts = {
  title: 'Confirm your payment',
  amount: 'Amount',
  payee: 'To',
  card: 'Card',
  atMost: 'At most',
  decline: 'It wasn’t me',
  demo: 'Demo bank. No real money moves.',
  now: {
    heading: 'Is this payment yours?',
    text: 'Your bank checks some payments with you first.',
    approve: 'Approve payment',
  },
  later: {
    heading: 'Do you allow this payment later?',
    text: 'It can be charged once, without asking you again.',
    approve: 'Allow payment',
  },
  adding: {
    heading: 'Are you adding this card?',
    text: 'Nothing is charged.',
    approve: 'Add card',
  },
  stages: {
    waiting: {
      heading: 'Open your banking app',
      text: 'We sent a request to your phone. This page goes on once you’ve answered it there.',
    },
    approved: { heading: 'Payment approved', text: 'You can go back to your booking.' },
    declined: { heading: 'Payment declined', text: 'Nothing was charged. You can go back to your booking.' },
    over: { heading: 'This check has ended', text: 'Nothing was charged. You can go back to your booking.' },
  },
};

const fr: Texts = {
  title: 'Confirmez votre paiement',
  amount: 'Montant',
  payee: 'À',
  card: 'Carte',
  atMost: 'Au maximum',
  decline: 'Ce n’était pas moi',
  demo: 'Banque de démonstration. Aucun argent réel n’est en jeu.',
  now: {
    heading: 'Ce paiement est-il le vôtre ?',
    text: 'Votre banque vérifie d’abord certains paiements avec vous.',
    approve: 'Approuver le paiement',
  },
  later: {
    heading: 'Permettez-vous ce paiement plus tard ?',
    text: 'Il peut être débité une fois, sans qu’on vous le redemande.',
    approve: 'Permettre le paiement',
  },
  adding: {
    heading: 'Ajoutez-vous cette carte ?',
    text: 'Rien n’est débité.',
    approve: 'Ajouter la carte',
  },
  stages: {
    waiting: {
      heading: 'Ouvrez votre application bancaire',
      text: 'Une demande est sur votre téléphone. Cette page se poursuit dès que vous y répondez.',
    },
    approved: { heading: 'Paiement approuvé', text: 'Vous pouvez revenir à votre réservation.' },
    declined: {
      heading: 'Paiement refusé',
      text: 'Rien n’a été débité. Vous pouvez revenir à votre réservation.',
    },
    over: {
      heading: 'Cette vérification est terminée',
      text: 'Rien n’a été débité. Vous pouvez revenir à votre réservation.',
    },
  },
};

export const CHECK_TEXTS: Readonly<Record<'en' | 'fr', Texts>> = { en, fr };
