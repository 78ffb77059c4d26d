import './wallet-card.css';

/** The hues of the card products: sky, far band, near band. A picture, so the same in every theme. */
const HUES = {
  teal: ['#0B3A40', '#0F5257', '#146E70'],
  slate: ['#3B4C50', '#4D6064', '#5D7276'],
  graphite: ['#1B1E26', '#262C3A', '#2F3C63'],
} as const;
export type CardHue = keyof typeof HUES;

const FAR = 'M0 128C60 96 96 150 160 126S270 84 320 112V202H0Z';
const NEAR = 'M0 158C70 132 110 182 180 156S280 130 320 148V202H0Z';

function Landscape({ hue }: { readonly hue: CardHue }) {
  const [sky, far, near] = HUES[hue];
  return (
    <svg viewBox="0 0 320 202" preserveAspectRatio="none" aria-hidden="true">
      <rect width="320" height="202" fill={sky} />
      <circle cx="236" cy="104" r="30" fill="#F3A477" />
      <path d={FAR} fill={far} />
      <path d={NEAR} fill={near} />
    </svg>
  );
}

type WalletCardProps = {
  readonly hue: CardHue;
  /** The product: "Summit". */
  readonly name: string;
  readonly issuer: string;
  readonly lastFour: string;
  /** Read before the last four in place of the dots: "ending in". */
  readonly endingLabel: string;
  readonly holder: string;
};

/** A payment card of the wallet, a dusk landscape in the product's own hues. */
export function WalletCard({ hue, name, issuer, lastFour, endingLabel, holder }: WalletCardProps) {
  return (
    <div className="wallet-card">
      <Landscape hue={hue} />
      <div className="wallet-card__row">
        <span className="wallet-card__name">{name}</span>
        <span className="wallet-card__issuer">{issuer}</span>
      </div>
      <div>
        <span className="wallet-card__chip" />
        <div className="wallet-card__row">
          <span className="wallet-card__number">
            <span aria-hidden="true">•••• </span>
            <span className="visually-hidden">{endingLabel} </span>
            {lastFour}
          </span>
          <span>{holder}</span>
        </div>
      </div>
    </div>
  );
}

/** The card as a small picture beside its name. */
export function WalletCardThumb({ hue }: { readonly hue: CardHue }) {
  const [sky, , near] = HUES[hue];
  return (
    <span className="wallet-thumb" aria-hidden="true">
      <svg viewBox="0 0 52 34" preserveAspectRatio="none" aria-hidden="true">
        <rect width="52" height="34" fill={sky} />
        <path d="M0 24C14 18 22 30 34 24S46 20 52 22V34H0Z" fill={near} />
        <rect x="8" y="10" width="10" height="8" rx="2" fill="#F3C79B" />
      </svg>
    </span>
  );
}
