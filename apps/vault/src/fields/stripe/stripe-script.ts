/** Stripe's script as far as the fields use it. It's loaded from Stripe alone, as Stripe requires. */
type StripeError = {
  readonly type: string;
  readonly message?: string;
  readonly setup_intent?: { readonly id: string };
};
type PaymentFields = {
  readonly mount: (at: HTMLElement) => void;
  readonly on: (event: 'escape' | 'loaderror', handler: () => void) => void;
};
export type StripeElements = {
  readonly create: (kind: 'payment', options: object) => PaymentFields;
  readonly submit: () => Promise<{ readonly error?: StripeError }>;
  readonly update: (options: object) => void;
};
export type StripeScript = {
  readonly elements: (options: object) => StripeElements;
  /** With the bank's check, where it wants one. */
  readonly confirmSetup: (options: object) => Promise<{
    readonly setupIntent?: { readonly id: string };
    readonly error?: StripeError;
  }>;
};

const contentOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

let loading: Promise<StripeScript> | undefined;

/** Once; a page that couldn't load it tries again. */
export function loadStripe(): Promise<StripeScript> {
  loading ??= new Promise<StripeScript>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = contentOf('stripe-script');
    script.onerror = () => {
      loading = undefined;
      reject(new Error('Stripe’s script isn’t there'));
    };
    script.onload = () => {
      const { Stripe } = window as unknown as { readonly Stripe: (key: string) => StripeScript };
      resolve(Stripe(contentOf('stripe-key')));
    };
    document.head.append(script);
  });
  return loading;
}
