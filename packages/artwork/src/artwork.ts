/** Pictures of destinations, stays, activities, cars and streets, drawn from a seed as SVG text. */
import { Board } from './context.ts';
import type { House } from './data/facade-names.ts';
import { facadeOf } from './facades.ts';
import {
  type ActivityMotif,
  type ArtKind,
  type ArtOptions,
  type CarMotif,
  type HotelMotif,
  motifsOf,
} from './kinds.ts';
import { aerial } from './scenes/aerial.ts';
import { balloon } from './scenes/balloon.ts';
import { car, silhouette } from './scenes/car.ts';
import { city } from './scenes/city.ts';
import { coast } from './scenes/coast.ts';
import { countryside } from './scenes/countryside.ts';
import { desert } from './scenes/desert.ts';
import { dining } from './scenes/dining.ts';
import { home } from './scenes/home/home.ts';
import { island } from './scenes/island.ts';
import { lodge } from './scenes/lodge.ts';
import { map } from './scenes/map.ts';
import { modern } from './scenes/modern.ts';
import { mountain } from './scenes/mountain.ts';
import { museum } from './scenes/museum.ts';
import { palace } from './scenes/palace.ts';
import { resort } from './scenes/resort.ts';
import { room } from './scenes/room.ts';
import { sail } from './scenes/sail.ts';
import { table } from './scenes/table.ts';
import { tower } from './scenes/tower.ts';
import { town } from './scenes/town.ts';
import { tram } from './scenes/tram.ts';

type Scene = (board: Board) => void;

const HOTELS: Readonly<Record<House, Scene>> = { palace, modern, resort, tower, lodge };
const ACTIVITIES: Readonly<Record<ActivityMotif, Scene>> = {
  sail,
  balloon,
  vineyard: countryside,
  museum,
  trail: mountain,
  table,
  tram,
};

/** The motif that was asked for; else one that the seed chooses. */
const motif = <Motif extends string>(board: Board, choices: readonly Motif[]): Motif =>
  (board.o.motif as Motif | undefined) ?? board.pick(choices);

const SCENES: Readonly<Record<ArtKind, Scene>> = {
  coast,
  city,
  town,
  mountain,
  desert,
  island,
  countryside,
  aerial,
  home: (board) => home(board, motif(board, ['cabin', 'villa', 'townhouse'])),
  room,
  dining,
  map,
  hotel: (board) => {
    const chosen = motif<HotelMotif>(board, ['palace', 'palace', 'modern', 'resort', 'tower', 'lodge']);
    const { house, variant, palette } = facadeOf(chosen, board.P);
    board.P = palette;
    board.variant = variant;
    HOTELS[house](board);
  },
  pool: (board) => resort(board, false, true),
  car: (board) => car(board, motif(board, motifsOf('car') as readonly CarMotif[])),
  silhouette: (board) => silhouette(board, motif(board, motifsOf('silhouette') as readonly CarMotif[])),
  // The tram is one city's own, so no seed chooses it.
  activity: (board) =>
    ACTIVITIES[motif<ActivityMotif>(board, ['sail', 'balloon', 'vineyard', 'museum', 'trail', 'table'])](
      board,
    ),
};

function inner(options: ArtOptions): string {
  const board = new Board(options, inner);
  SCENES[options.kind](board);
  const defs = board.defs.length > 0 ? `<defs>${board.defs.join('')}</defs>` : '';
  return defs + board.out.join('');
}

/**
 * The picture as an SVG document of 5 to 80 KB. The same options always give the same text. It has no
 * scripts, no
 * styles and no outside references, and fills whatever box it is put in. A motif that its kind does not
 * have is ignored.
 */
export function artwork(options: ArtOptions): string {
  const known = options.motif && motifsOf(options.kind).includes(options.motif);
  const drawn = known ? options : { ...options, motif: undefined };
  const { width, height } = options;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="100%" height="100%" ` +
    `preserveAspectRatio="xMidYMid slice" aria-hidden="true">${inner(drawn)}</svg>`
  );
}
