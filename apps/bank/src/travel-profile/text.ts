/** The words of the bank's own page around the travel profile. */
import type { Language } from '../sign-in/text.ts';

const en = {
  title: 'Travel profile',
  lead: 'Save your travelers, preferences and cards here, and use them whenever you book travel.',
  signIn: 'Sign in',
  signOut: 'Sign out',
  book: 'Book travel',
  language: 'Language',
  waiting: 'Loading your travel profile…',
  signedOut: 'Sign in to see and update your travel profile.',
  failed: 'We couldn’t load your travel profile. Nothing has changed. Please try again.',
  signInFailed: 'We couldn’t sign you in. Please try again.',
  controls: 'Page tools',
  theme: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  sections: 'Go to',
  travelers: 'Travelers',
  contact: 'Contact information',
  module: 'Profile module',
  show: 'Show',
  remove: 'Remove',
  agent: 'Agent view',
  lastEvent: 'Last event:',
};
export type HostTexts = typeof en;

const fr: HostTexts = {
  title: 'Profil de voyage',
  lead: 'Enregistrez vos voyageurs, vos préférences et vos cartes pour les retrouver à chaque réservation.',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  book: 'Réserver un voyage',
  language: 'Langue',
  waiting: 'Chargement de votre profil de voyage…',
  signedOut: 'Connectez-vous pour consulter et modifier votre profil de voyage.',
  failed: 'Nous n’avons pas pu charger votre profil de voyage. Rien n’a changé. Veuillez réessayer.',
  signInFailed: 'Nous n’avons pas pu vous connecter. Veuillez réessayer.',
  controls: 'Outils de la page',
  theme: 'Apparence',
  light: 'Clair',
  dark: 'Sombre',
  sections: 'Aller à',
  travelers: 'Voyageurs',
  contact: 'Coordonnées',
  module: 'Module du profil',
  show: 'Afficher',
  remove: 'Retirer',
  agent: 'Vue de l’agent',
  lastEvent: 'Dernier événement :',
};

export const HOST_TEXTS: Record<Language, HostTexts> = { en, fr };
