/** Homes by what they look like; a motif is stored with the home, so that no seed makes it another. */
import type { Board } from '../../context.ts';
import type { HomeMotif } from '../../kinds.ts';
import { lodge } from '../lodge.ts';
import { palace } from '../palace.ts';
import { resort } from '../resort.ts';
import { facade } from './facade.ts';
import { kitchen } from './kitchen.ts';
import { patio } from './patio.ts';
import { riverside } from './riverside.ts';
import { rooftop } from './rooftop.ts';

const HOMES: Readonly<Record<HomeMotif, (board: Board) => void>> = {
  cabin: (board) => lodge(board, true),
  villa: (board) => resort(board, true),
  townhouse: (board) => palace(board, true),
  facade: (board) => facade(board, 'facade'),
  azulejo: (board) => facade(board, 'azulejo'),
  lemon: (board) => facade(board, 'lemon'),
  garden: (board) => facade(board, 'garden'),
  cottage: (board) => facade(board, 'cottage'),
  rooftop,
  riverside,
  patio,
  kitchen,
};

export const home = (board: Board, motif: HomeMotif): void => HOMES[motif](board);
