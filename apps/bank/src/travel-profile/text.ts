/** The words of the bank's own page around the travel profile. */
import type { Language } from '../sign-in/text.ts';

const en = {
  title: 'Travel profile',
  lead: 'Your travel profile is kept by the travel portal and shown here, on the bank’s own site.',
  account: 'Accounts',
  cards: 'Cards',
  travel: 'Travel profile',
  nav: 'Bank',
  controls: 'How this page shows it',
  signIn: 'Sign in to travel',
  signOut: 'Sign out',
  light: 'Light',
  dark: 'Dark',
  theme: 'Appearance',
  language: 'Language',
  show: 'Show the profile',
  remove: 'Remove the profile',
  travelers: 'Travelers',
  contact: 'Contact information',
  agent: 'Agent portal',
  sections: 'Go to',
  heard: 'The module heard:',
  waiting: 'Getting your travel profile…',
  signedOut: 'Sign in with your bank user name to see your travel profile.',
  failed: 'The travel profile could not be loaded. Nothing was changed; please try again.',
  signInFailed: 'The sign-in could not be finished. Please sign in again.',
};
export type HostTexts = typeof en;

const fr: HostTexts = {
  title: 'Profil de voyage',
  lead: 'Le portail de voyage conserve votre profil et l’affiche ici, sur le site de la banque.',
  account: 'Comptes',
  cards: 'Cartes',
  travel: 'Profil de voyage',
  nav: 'Banque',
  controls: 'Comment cette page l’affiche',
  signIn: 'Ouvrir une session de voyage',
  signOut: 'Fermer la session',
  light: 'Clair',
  dark: 'Sombre',
  theme: 'Apparence',
  language: 'Langue',
  show: 'Afficher le profil',
  remove: 'Retirer le profil',
  travelers: 'Voyageurs',
  contact: 'Coordonnées',
  agent: 'Portail des agents',
  sections: 'Aller à',
  heard: 'Le module a entendu :',
  waiting: 'Chargement de votre profil de voyage…',
  signedOut: 'Ouvrez une session avec votre nom d’utilisateur de la banque pour voir votre profil de voyage.',
  failed: 'Impossible de charger le profil de voyage. Rien n’a été modifié ; veuillez réessayer.',
  signInFailed: 'La session n’a pas pu être ouverte. Veuillez réessayer.',
};

export const HOST_TEXTS: Record<Language, HostTexts> = { en, fr };
