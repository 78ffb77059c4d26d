/** What the product expects of Stripe: cards, payments, banks' checks, permissions. */
import { type Check, CONTEXT, later, shown, type Trial } from './trial.ts';

const checkWay = () =>
  ({ until: later(600), returnUrl: 'https://example.com/', locale: 'en', payee: 'Try' }) as const;

const addingChecks = ({ add }: Trial): readonly Check[] => [
  ['add a card', () => add('Visa', 'pm_card_visa'), '4242'],
  ['add another', () => add('Mastercard', 'pm_card_mastercard'), '4444'],
  ['add one that its bank declines', () => add('Declined', 'pm_card_visa_chargeDeclined'), 'CardDeclined'],
];

function paymentChecks({ gateway, charge, subject }: Trial): readonly Check[] {
  const [paid, voided, never] = ['paid', 'voided', 'never'].map((name) => `${subject}:${name}`) as [
    string,
    string,
    string,
  ];
  const refund = { reference: paid, refundReference: `${paid}:1`, amountMinor: 400 };
  const capture = { reference: paid, amountMinor: 1_000 };
  return [
    ['set aside', async () => shown(await charge(paid, 'Visa')), 'authorized'],
    ['the same again', async () => shown(await charge(paid, 'Visa')), 'authorized'],
    ['take', async () => shown(await gateway.capture(capture, CONTEXT)), 'captured'],
    ['send back', async () => shown(await gateway.refund(refund, CONTEXT), 'amountMinor'), '400'],
    [
      'look up',
      async () => {
        const found = await gateway.lookUp({ reference: paid, subject }, CONTEXT);
        return found.outcome === 'ok' ? (found.value?.authorization.state ?? 'nothing') : found.outcome;
      },
      'captured',
    ],
    ['set aside for nothing', async () => shown(await charge(voided, 'Mastercard')), 'authorized'],
    ['give back', async () => shown(await gateway.void({ reference: voided, subject }, CONTEXT)), 'ok'],
    [
      'give back what never came, which then can’t come',
      async () => {
        await gateway.void({ reference: never, subject }, CONTEXT);
        return shown(await charge(never, 'Visa'));
      },
      'rejected NotPossible',
    ],
  ];
}

function permissionChecks({ gateway, charge, cardOf, subject }: Trial): readonly Check[] {
  const permission = `${subject}:permit`;
  const absence = { permission };
  const most = { amountMinor: 2_000, currency: 'USD', purpose: 'try' } as const;
  const permit = () =>
    gateway.permit(
      {
        ...most,
        reference: permission,
        subject,
        paymentId: cardOf('Visa'),
        until: later(3_600),
        check: checkWay(),
      },
      CONTEXT,
    );
  const chargeBy = async (reference: string) =>
    shown(await charge(reference, 'Visa', { absence, check: checkWay() }));
  return [
    ['allow a later charge', async () => shown(await permit()), 'given'],
    ['charge by it', () => chargeBy(`${subject}:late`), 'authorized'],
    [
      'end it',
      async () => {
        await gateway.void({ reference: `${subject}:late`, subject }, CONTEXT);
        return shown(await gateway.endPermission({ reference: permission, subject }, CONTEXT));
      },
      'ok',
    ],
    ['charge by it again', () => chargeBy(`${subject}:later`), 'rejected NotPossible'],
  ];
}

function bankChecks({ stripe, gateway, charge, customerOf, name, subject }: Trial): readonly Check[] {
  const reference = `${subject}:checked`;
  return [
    [
      'a bank that wants to check a payment',
      async () => {
        await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
          customer: await customerOf(),
        });
        const listed = await gateway.listCards(subject, CONTEXT);
        const checked =
          listed.outcome === 'ok' ? listed.value.find(({ lastFour }) => lastFour === '3184') : undefined;
        if (checked) name('Checked', checked.paymentId);
        const answer = await charge(reference, 'Checked', { check: checkWay() });
        return `${shown(answer)}${answer.outcome === 'ok' && answer.value.check ? ' at a page' : ''}`;
      },
      'checking at a page',
    ],
    ['giving it up', async () => shown(await gateway.void({ reference, subject }, CONTEXT)), 'ok'],
  ];
}

const renewalChecks = ({ add, cards, cardOf, subject }: Trial): readonly Check[] => [
  ['a new number for a card', () => add('Visa', 'pm_card_amex', cardOf('Visa')), '8431'],
  [
    'remove a card',
    async () => shown(await cards.removeCard({ subject, paymentId: cardOf('Mastercard') }, CONTEXT)),
    'ok',
  ],
];

export const checksOf = (trial: Trial): readonly Check[] => [
  ...addingChecks(trial),
  ...paymentChecks(trial),
  ...permissionChecks(trial),
  ...bankChecks(trial),
  ...renewalChecks(trial),
];
