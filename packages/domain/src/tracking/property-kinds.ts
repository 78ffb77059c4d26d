/**
 * What a tracking event may say: the names of its properties and what kind of value each has. A property of
 * another name or kind is left out, so that nobody's data can come along by mistake.
 */

/**
 * `word`: one word of letters, digits and `_.:-`; `label`: some of those with spaces; `place`: the path of a
 * route; `address`: a path with the names of its query's keys; `said`: an answer's message, scrubbed;
 * `number`, `flag`.
 */
export type PropertyKind = 'word' | 'label' | 'place' | 'address' | 'said' | 'number' | 'flag';

const PROPERTY_KINDS = {
  page: 'place',
  previous_page: 'place',
  section: 'word',
  step: 'word',
  product: 'word',
  entry_point: 'word',
  action: 'word',
  result: 'word',
  code: 'word',
  url: 'address',
  endpoint: 'place',
  status: 'number',
  status_text: 'said',
  body: 'said',
  method: 'word',
  visit_id: 'word',
  device: 'word',
  locale: 'word',
  theme: 'word',
  utm_source: 'label',
  utm_medium: 'label',
  utm_campaign: 'label',
  utm_term: 'label',
  utm_content: 'label',
  nights: 'number',
  rooms: 'number',
  travelers: 'number',
  count: 'number',
  duration_ms: 'number',
  is_first_session: 'flag',
  is_new: 'flag',
  is_agent_session: 'flag',
} as const satisfies Record<string, PropertyKind>;

type Known = typeof PROPERTY_KINDS;
type ValueOf<K extends PropertyKind> = K extends 'number' ? number : K extends 'flag' ? boolean : string;
/** What the portal may say of an event. */
export type TrackedProperties = { readonly [N in keyof Known]?: ValueOf<Known[N]> };

/** `experiment_<id>`: a variant, as the call of experiments names it (A §3, trackingProperties). */
const EXPERIMENT = /^experiment_[a-z0-9-]{1,60}$/;

export const kindOf = (name: string): PropertyKind | undefined =>
  Object.hasOwn(PROPERTY_KINDS, name)
    ? PROPERTY_KINDS[name as keyof Known]
    : EXPERIMENT.test(name)
      ? 'word'
      : undefined;
