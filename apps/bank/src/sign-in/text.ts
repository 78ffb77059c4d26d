/** The bank's words, in both languages. */
import type { IncomingMessage } from 'node:http';

export type Language = 'en' | 'fr';

const en = {
  title: (bank: string) => `Sign in to ${bank}`,
  heading: 'Sign in',
  lead: (client: string) => `${client} uses your bank sign-in.`,
  userName: 'Username or email',
  password: 'Password',
  submit: 'Sign in',
  wrong: 'Incorrect username or password. Passwords are case-sensitive.',
  missing: 'Enter this to sign in.',
  throttled: 'Too many attempts. For your security, sign-in is paused for 15 minutes.',
  problem: 'There’s a problem',
  demoHeading: 'Demo accounts',
  demoLead: 'Pick one to sign in instantly.',
  safety: 'Your password stays with the bank. The travel portal never sees it.',
  otherLanguage: 'Français',
  expiredTitle: 'This sign-in has expired',
  expired: 'It timed out, or you finished it in another tab. Go back to the portal and start again.',
  errorTitle: 'Something went wrong.',
  error: 'We couldn’t complete sign-in. Nothing was changed. Go back to the portal and start again.',
  back: (client: string) => `Back to ${client}`,
  logoutTitle: 'Sign out of the bank too?',
  logoutLead: 'You’re signed out of the travel portal. On a shared device, sign out of the bank too.',
  logoutYes: 'Sign out',
  logoutNo: 'Stay signed in',
  loggedOutTitle: 'You’re signed out',
  loggedOut: 'You can close this window.',
  homeTitle: 'Sign-in service',
  home: 'Travel portals send you here to sign in. Open your travel portal to start.',
};
export type Texts = typeof en;

const fr: Texts = {
  title: (bank) => `Connexion à ${bank}`,
  heading: 'Connexion',
  lead: (client) => `${client} utilise vos identifiants bancaires.`,
  userName: 'Nom d’utilisateur ou courriel',
  password: 'Mot de passe',
  submit: 'Se connecter',
  wrong: 'Nom d’utilisateur ou mot de passe incorrect. Le mot de passe distingue majuscules et minuscules.',
  missing: 'Renseignez ce champ pour vous connecter.',
  throttled: 'Trop de tentatives. Pour votre sécurité, la connexion est suspendue pendant 15 minutes.',
  problem: 'Il y a un problème',
  demoHeading: 'Comptes de démonstration',
  demoLead: 'Choisissez-en un pour vous connecter immédiatement.',
  safety: 'Votre mot de passe reste à la banque. Le portail de voyage ne le voit jamais.',
  otherLanguage: 'English',
  expiredTitle: 'Cette connexion a expiré',
  expired:
    'Elle a duré trop longtemps, ou a été terminée dans un autre onglet. Revenez au portail et recommencez.',
  errorTitle: 'Un problème est survenu.',
  error: 'Nous n’avons pas pu terminer la connexion. Rien n’a changé. Revenez au portail et recommencez.',
  back: (client) => `Retour à ${client}`,
  logoutTitle: 'Vous déconnecter aussi de la banque ?',
  logoutLead:
    'Votre session du portail de voyage est fermée. Sur un appareil partagé, déconnectez-vous ' +
    'aussi de la banque.',
  logoutYes: 'Se déconnecter',
  logoutNo: 'Rester connecté',
  loggedOutTitle: 'Votre session est fermée',
  loggedOut: 'Vous pouvez fermer cette fenêtre.',
  homeTitle: 'Service de connexion',
  home: 'Les portails de voyage vous envoient ici pour vous connecter. Ouvrez votre portail pour commencer.',
};

export const TEXTS: Record<Language, Texts> = { en, fr };

const asLanguage = (text: string | null | undefined): Language | undefined =>
  text === 'en' || text === 'fr' ? text : undefined;

/** Chosen on the page, else chosen before, else the browser's first of the two. */
export function languageOf(request: IncomingMessage): Language {
  // Not parsed as an address: error pages are made for what is none, too
  const query = new URLSearchParams((request.url ?? '').split('?')[1]).get('lang');
  const cookie = /(?:^|; )bank_lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  const accepted = (request.headers['accept-language'] ?? '').toLowerCase();
  const [en, fr] = [accepted.search(/\ben\b/), accepted.search(/\bfr\b/)];
  return asLanguage(query) ?? asLanguage(cookie) ?? (fr >= 0 && (en < 0 || fr < en) ? 'fr' : 'en');
}
