/** Mail about a credit that a booking brought: from when it can be spent, and what takes it away again. */
export const BROUGHT_CREDITS: Readonly<
  Record<'en' | 'fr', { readonly spendableFrom: (day: string) => string; readonly goesWith: string }>
> = {
  en: {
    spendableFrom: (day) =>
      `You can use it from ${day}, when your booking can no longer be canceled for a refund.`,
    goesWith:
      'If you cancel the trip, you’ll lose any of this credit you haven’t used. If you change it and get ' +
      'money back, the credit shrinks with the price.',
  },
  fr: {
    spendableFrom: (day) =>
      `Vous pourrez l’utiliser à partir du ${day}, quand votre réservation ne sera plus remboursable.`,
    goesWith:
      'Si vous annulez le voyage, vous perdrez la part de ce crédit que vous n’aurez pas utilisée. Si vous ' +
      'le modifiez et qu’une somme vous revient, le crédit diminue avec le prix.',
  },
};
