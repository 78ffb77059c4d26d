/**
 * Stripe's script as far as the fields use it: a field, and the bank's page over it. What's typed goes to the
 * stand-in alone.
 */
export const stripeScript = (origin: string): string => `
window.Stripe = () => {
  let number;
  const send = async (path, body) =>
    (await fetch('${origin}/in-page/' + path, { method: 'POST', body: new URLSearchParams(body) })).json();
  const ask = (id) =>
    new Promise((resolve) => {
      const page = document.createElement('div');
      for (const answer of ['approve', 'decline']) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = answer;
        button.onclick = () => {
          page.remove();
          resolve(send(id + '/' + answer, {}));
        };
        page.append(button);
      }
      document.body.append(page);
    });
  return {
    elements: ({ clientSecret }) => ({
      secret: clientSecret,
      update: () => undefined,
      submit: async () =>
        number.value ? {} : { error: { type: 'validation_error', message: 'The number is incomplete.' } },
      create: () => ({
        on: () => undefined,
        mount: (at) => {
          number = document.createElement('input');
          number.className = 'input';
          number.setAttribute('aria-label', 'Card number');
          at.append(number);
        },
      }),
    }),
    confirmSetup: async ({ elements }) => {
      let setup = await send(elements.secret, { number: number.value });
      if (setup.status === 'requires_action') setup = await ask(setup.id);
      if (setup.status === 'succeeded') return { setupIntent: { id: setup.id } };
      return { error: { type: 'card_error', message: 'Declined.', setup_intent: { id: setup.id } } };
    },
  };
};
`;
