// The destination field: cities, airports, landmarks and hotels by code, name, French name or alias, from the
// first letters, accents and case aside, common typing mistakes forgiven.
import type { Geography } from './geography.ts';
import {
  type HotelName,
  PLACE_KINDS,
  type PlaceEntry,
  type PlaceKind,
  placeEntriesOf,
  regionNamesOf,
  wordsOf,
} from './place-entries.ts';
import { createWordIndexBuilder, type WordIndex, type WordMatch } from './word-index.ts';

export type Place = {
  readonly kind: PlaceKind;
  /** City id, IATA code, landmark id or hotel id. */
  readonly id: string;
  /** In the language asked for, where the name differs. */
  readonly name: string;
  /** The city it lies in or, for an airport away from any of ours, the place name beside the code. */
  readonly cityName?: string;
  readonly cityId?: string;
  /** State or region of the city. */
  readonly region?: string;
  /** ISO alpha-2; the country's name is the reader's language's affair. */
  readonly country: string;
  /** IATA code of an airport, or metropolitan code of a city. */
  readonly code?: string;
};

export type PlaceGroup = { readonly kind: PlaceKind; readonly places: readonly Place[] };

type PlaceSearch = {
  /** Kinds wanted; all when absent. */
  readonly kinds?: readonly PlaceKind[];
  /** Places a group at most; 5 when absent. */
  readonly limit?: number;
  /** `fr` and its regions give French names. */
  readonly locale?: string;
};

export type PlaceIndex = {
  /** Groups of places, the best group first; none for empty or meaningless text. */
  readonly search: (text: string, options?: PlaceSearch) => PlaceGroup[];
};

const MAX_WORDS = 6;
const MAX_LETTERS = 80;
/** Hotels looked at for a word typed alone; none for a single letter. */
const HOTELS_A_WORD = 200;
/**
 * A misspelt word costs more than the whole scale of demand, so that it never overtakes a name typed right.
 */
const GRADE_COST = [0, 15, 130, 200] as const;
const CONTEXT_COST = 60;
/** Fewer letters mean what lies around a place only as a word of their own: `sao` is no Saudi city. */
const CONTEXT_LETTERS = 4;
const CODE_BONUS = 1000;
const WHOLE_NAME_BONUS = 100;
const OPENING_BONUS = 20;
/** Orders the groups: who types a name means the city more often than what is in it. */
const KIND_BONUS: Readonly<Record<PlaceKind, number>> = { city: 40, airport: 25, landmark: 20, hotel: 0 };
const KIND_SCALE: Readonly<Record<PlaceKind, number>> = { city: 1, airport: 1, landmark: 1, hotel: 0.3 };

/** `St.` and `Saint` are one word to who types it. */
const SAINTS: Readonly<Record<string, string>> = { st: 'saint', saint: 'st', sainte: 'ste', ste: 'sainte' };

type Ranked = { readonly entry: number; readonly score: number };

function buildIndex(entries: readonly PlaceEntry[]): WordIndex {
  const builder = createWordIndexBuilder();
  const known = new Map<string, string[]>();
  /** The forms a text is found by; city names come by the thousand, so they are kept. */
  const formsOf = (text: string, joined: boolean): string[] => {
    const key = joined ? `${text}+` : text;
    const existing = known.get(key);
    if (existing) return existing;
    const words = wordsOf(text);
    if (joined && words.length > 1) words.push(words.join(''));
    const forms = words.flatMap((word) => (SAINTS[word] ? [word, SAINTS[word]] : [word]));
    known.set(key, forms);
    return forms;
  };
  entries.forEach((entry, i) => {
    const seen: string[] = [];
    const addAll = (text: string, isContext: boolean) => {
      for (const form of formsOf(text, entry.kind !== 'hotel' && !isContext)) {
        if (!seen.includes(form)) builder.add(i, form, isContext);
        seen.push(form);
      }
    };
    addAll(entry.name, false);
    if (entry.nameFr) addAll(entry.nameFr, false);
    for (const name of entry.otherNames) addAll(name, false);
    for (const name of entry.context) addAll(name, true);
  });
  return builder.build();
}

/** The names of an entry as typed text is compared with them. */
const foldedNamesOf = (entry: PlaceEntry): string[] =>
  [entry.name, entry.nameFr ?? '', ...entry.otherNames]
    .filter((name) => name !== '')
    .map((name) => wordsOf(name).join(' '));

function codeTable(entries: readonly PlaceEntry[]): Map<string, number[]> {
  const table = new Map<string, number[]>();
  entries.forEach((entry, i) => {
    for (const code of entry.codes) {
      const key = code.toLowerCase();
      const holders = table.get(key);
      if (holders) holders.push(i);
      else table.set(key, [i]);
    }
  });
  return table;
}

type Hit = (entry: number, cost: number) => void;
type Wanted = { readonly matches: readonly WordMatch[]; readonly isShort: boolean };

/** Finds the entries that have every word of a query; the arrays are kept between queries. */
function createMatcher(entries: readonly PlaceEntry[], index: WordIndex) {
  const stage = new Int32Array(entries.length);
  const cost = new Float32Array(entries.length);
  const touched = new Int32Array(entries.length);
  const firstHotel = entries.filter(({ kind }) => kind !== 'hotel').length;
  let base = 0;

  /**
   * A single word may be as common as "hotel": of the hotels with it, by falling weight, the first ones do.
   */
  const matchOne = ({ matches, isShort }: Wanted, hotelsAWord: number, hit: Hit): void => {
    for (const { word, grade } of matches) {
      let hotelsLeft = hotelsAWord;
      index.eachEntry(word, (entry, isContext) => {
        if (isContext && isShort && grade > 0) return false;
        if (entry >= firstHotel && hotelsLeft-- === 0) return true;
        if (stage[entry]! <= base) hit(entry, GRADE_COST[grade] + (isContext ? CONTEXT_COST : 0));
        stage[entry] = base + 1;
        return false;
      });
    }
  };

  const matchEvery = (wanted: readonly Wanted[], hit: Hit): void => {
    let count = 0;
    wanted.forEach(({ matches, isShort }, i) => {
      const reached = base + i + 1;
      for (const { word, grade } of matches) {
        index.eachEntry(word, (entry, isContext) => {
          if (isContext && isShort && grade > 0) return false;
          const at = stage[entry]!;
          if (at === reached || (i > 0 && at < reached - 1)) return false;
          cost[entry] = (i === 0 ? 0 : cost[entry]!) + GRADE_COST[grade] + (isContext ? CONTEXT_COST : 0);
          stage[entry] = reached;
          if (i === 0) touched[count++] = entry;
          return false;
        });
      }
    });
    const complete = base + wanted.length;
    for (let i = 0; i < count; i++) if (stage[touched[i]!] === complete) hit(touched[i]!, cost[touched[i]!]!);
  };

  return (tokens: readonly string[], forgiving: boolean, hit: Hit): void => {
    const size = (matches: readonly WordMatch[]) =>
      matches.reduce((sum, { word }) => sum + index.count(word), 0);
    const wanted = tokens
      .map((token) => ({ matches: index.matches(token, forgiving), isShort: token.length < CONTEXT_LETTERS }))
      .map((each) => ({ ...each, size: size(each.matches) }))
      .sort((a, b) => a.size - b.size);
    if (wanted.length === 1) matchOne(wanted[0]!, tokens[0]!.length > 1 ? HOTELS_A_WORD : 0, hit);
    else if (wanted[0]!.matches.length > 0) matchEvery(wanted, hit);
    base += tokens.length + 1;
  };
}

/**
 * The longest run of a text's words that is a city's name: "Paris" of "Paris Hilton", with the region or
 * country after it: the Paris of "Paris TX" is another, which isn't here.
 */
function cityIn(
  tokens: readonly string[],
  names: ReadonlySet<string>,
  regions: ReadonlySet<string>,
): readonly string[] | undefined {
  for (let length = tokens.length - 1; length > 0; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const part = tokens.slice(from, from + length);
      if (!names.has(part.join(' '))) continue;
      return regions.has(tokens.slice(from + length).join(' ')) ? tokens.slice(from) : part;
    }
  }
  return undefined;
}

/** The few best of each kind, kept in order while entries come by. */
function createPodium(entries: readonly PlaceEntry[], kinds: readonly PlaceKind[], limit: number) {
  const best = new Map<PlaceKind, Ranked[]>(kinds.map((kind) => [kind, []]));
  const admits = (kind: PlaceKind, score: number): boolean => {
    const ranks = best.get(kind);
    return ranks !== undefined && (ranks.length < limit || score > ranks[ranks.length - 1]!.score);
  };
  const offer = (entry: number, score: number): void => {
    const { kind } = entries[entry]!;
    const ranks = best.get(kind);
    if (ranks === undefined || !admits(kind, score)) return;
    const known = ranks.findIndex((ranked) => ranked.entry === entry);
    if (known >= 0) {
      if (ranks[known]!.score >= score) return;
      ranks.splice(known, 1);
    }
    const below = ranks.findIndex((ranked) => ranked.score < score);
    ranks.splice(below < 0 ? ranks.length : below, 0, { entry, score });
    if (ranks.length > limit) ranks.pop();
  };
  return { best, admits, offer };
}

function placeOf(entry: PlaceEntry, french: boolean): Place {
  const { kind, id, city, country } = entry;
  const cityName =
    kind === 'city' ? undefined : ((french ? city?.nameFr : undefined) ?? city?.name ?? entry.near);
  const code = kind === 'airport' ? id : kind === 'city' ? city?.metroCode : undefined;
  return {
    kind,
    id,
    name: (french ? entry.nameFr : undefined) ?? entry.name,
    country,
    ...(cityName ? { cityName } : {}),
    ...(city ? { cityId: city.id, region: city.region } : {}),
    ...(code ? { code } : {}),
  };
}

/** Indexes the geography and the hotels given; 60,000 hotels take about half a second, a query below 2 ms. */
export function createPlaceIndex(geography: Geography, hotels: Iterable<HotelName>): PlaceIndex {
  const entries = placeEntriesOf(geography, hotels);
  const codes = codeTable(entries);
  const matchAll = createMatcher(entries, buildIndex(entries));

  const folded = entries.map((entry) => foldedNamesOf(entry));

  const nameBonus = (entry: number, typed: string): number => {
    let bonus = 0;
    for (const name of folded[entry]!) {
      if (name === typed) return WHOLE_NAME_BONUS;
      if (name.startsWith(typed)) bonus = OPENING_BONUS;
    }
    return bonus;
  };

  const regionNames = regionNamesOf(geography);
  const cityNames = new Set(entries.flatMap(({ kind }, i) => (kind === 'city' ? folded[i]! : [])));

  const search = (text: string, options: PlaceSearch = {}): PlaceGroup[] => {
    const tokens = wordsOf(text.slice(0, MAX_LETTERS)).slice(0, MAX_WORDS);
    const groups = searchWords(tokens, options);
    const city = groups.length === 0 ? cityIn(tokens, cityNames, regionNames) : undefined;
    return city ? searchWords(city, options) : groups;
  };

  const searchWords = (tokens: readonly string[], options: PlaceSearch): PlaceGroup[] => {
    if (tokens.length === 0) return [];
    const typed = tokens.join(' ');
    const { best, admits, offer } = createPodium(entries, options.kinds ?? PLACE_KINDS, options.limit ?? 5);
    const weigh = (i: number, cost: number): void => {
      const { kind, weight } = entries[i]!;
      const score = weight * KIND_SCALE[kind] - cost;
      if (admits(kind, score + WHOLE_NAME_BONUS)) offer(i, score + nameBonus(i, typed));
    };
    for (const i of codes.get(typed) ?? []) {
      const own = entries[i]!.id.toLowerCase() === typed ? 1 : 0;
      offer(i, CODE_BONUS + own + entries[i]!.weight);
    }
    matchAll(tokens, false, weigh);
    const found = [...best].some(([kind, ranks]) => kind !== 'hotel' && ranks.length > 0);
    if (!found) matchAll(tokens, true, weigh);
    const french = options.locale?.toLowerCase().startsWith('fr') ?? false;
    return [...best]
      .filter(([, ranks]) => ranks.length > 0)
      .sort(([a, ra], [b, rb]) => rb[0]!.score + KIND_BONUS[b] - (ra[0]!.score + KIND_BONUS[a]))
      .map(([kind, ranks]) => ({ kind, places: ranks.map(({ entry }) => placeOf(entries[entry]!, french)) }));
  };
  return { search };
}
