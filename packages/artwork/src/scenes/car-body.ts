/** One car as it stands on the ground, in the units of its body: nose at 0, ground at 94. */
import type { Board } from '../context.ts';
import { CAR_BODIES, type CarBody } from '../data/car-bodies.ts';
import type { CarMotif, CarPaint } from '../kinds.ts';

/** The ground is at this height of the drawing, whose heights count down from above. */
const CAR_GROUND = 94;
const DARK = '#0B161C';

const PAINTS: Readonly<Record<CarPaint, string>> = {
  ochre: '#D3A046',
  teal: '#155E63',
  slate: '#2E3E4C',
  silver: '#C3C9CB',
  rust: '#B6502C',
  green: '#3F5A4A',
  wine: '#9E2F3C',
  ivory: '#EDE7DA',
  blue: '#5B8FA8',
};
const LIGHT_PAINTS: ReadonlySet<CarPaint> = new Set(['ivory', 'silver', 'ochre']);

const two = (v: number): number => Math.round(v * 100) / 100;
const y = (height: number): number => two(CAR_GROUND - height);
/** A path whose heights count up from the ground. */
const flip = (d: string): string =>
  d.replace(/([MLC])([^MLCZ]*)/g, (_, command: string, list: string) => {
    const numbers = list.trim().split(/[ ,]+/).map(Number);
    return command + numbers.map((v, i) => (i % 2 ? y(v) : v)).join(' ');
  });

type Drawing = {
  readonly c: Board;
  readonly body: CarBody;
  readonly paint: string;
  readonly isLight: boolean;
  /** The outline with its wheel arches, flipped. */
  readonly outline: string;
  /** Start of the ids of its gradient and clips. */
  readonly id: string;
};

/** The sill from back to front, with an arch over each wheel. */
function arches({ wheels, wheelRadius, sill }: CarBody): string {
  const arch = wheelRadius + 3.6;
  const half = Math.sqrt(Math.max(0, arch * arch - (sill - wheelRadius) ** 2));
  const over = (x: number): string =>
    `L${two(x + half)} ${y(sill)}A${two(arch)} ${two(arch)} 0 0 0 ${two(x - half)} ${y(sill)}`;
  return over(wheels[1]) + over(wheels[0]);
}

function seats({ c }: Drawing): void {
  c.add(`<path d="${flip('M62 45L88 66L91.5 65.5L71 45Z')}" fill="#223039"/>`);
  c.add(`<path d="${flip('M74 45.5L91 63.5L95 45.5Z')}" fill="#7FA3AE" opacity=".55"/>`);
  for (const x of [98, 128]) {
    const seat = `M${x} 44L${x + 5} 57C${x + 6} 60 ${x + 12} 60 ${x + 13} 57L${x + 14} 44Z`;
    c.add(`<path d="${flip(seat)}" fill="#6B452D"/>`);
  }
  c.add(`<path d="${flip('M142 44.5C146 50 158 51 166 48L170 44.5Z')}" fill="#232B30"/>`);
}

function hull({ c, body, paint, isLight, outline, id }: Drawing): void {
  const stop = (at: number, colour: string, opacity: number): string =>
    `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  const shade =
    stop(0, '#fff', isLight ? 0.45 : 0.26) + stop(0.42, '#fff', 0) + stop(0.6, DARK, 0) + stop(1, DARK, 0.36);
  c.defs.push(`<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${shade}</linearGradient>`);
  c.defs.push(`<clipPath id="${id}b"><path d="${outline}"/></clipPath>`);
  c.add(`<path d="${outline}" fill="${paint}"/><path d="${outline}" fill="url(#${id})"/>`);
  const { length, belt, sill, isClad, wheels, wheelRadius } = body;
  const lamp = belt - 9;
  const tail = length;
  const front =
    `M-2 ${lamp + 2.5}L12 ${lamp + 3.5}C17 ${lamp + 3.5} 20 ${lamp + 1} 20 ${lamp - 1}` +
    `C14 ${lamp - 4} 6 ${lamp - 5} -2 ${lamp - 4.5}Z`;
  const back =
    `M${tail + 2} ${lamp + 3.5}L${tail - 13} ${lamp + 2.5}C${tail - 16} ${lamp} ${tail - 15} ${lamp - 4} ` +
    `${tail - 11} ${lamp - 4}L${tail + 2} ${lamp - 3.5}Z`;
  const clad = wheels.map(
    (x) =>
      `<circle cx="${x}" cy="${y(wheelRadius)}" r="${two(wheelRadius + 4.6)}" fill="none" ` +
      `stroke="#1B262B" stroke-width="5" opacity=".9"/>`,
  );
  c.add(
    `<g clip-path="url(#${id}b)">` +
      `<path d="M-4 ${y(belt - 7.5)}H${length + 4}" stroke="#fff" stroke-width="1.3" opacity=".34"/>` +
      `<path d="M-4 ${y(sill + 2.6)}H${length + 4}" stroke="${DARK}" stroke-width="${isClad ? 9 : 5}" ` +
      `opacity="${isClad ? 0.72 : 0.5}"/>${isClad ? clad.join('') : ''}` +
      `<path d="${flip(front)}" fill="#FFF3D2"/><path d="${flip(back)}" fill="#C23B2B"/></g>`,
  );
}

function windows({ c, body, paint, isLight, id }: Drawing): void {
  const { length, belt, glass, pillars } = body;
  if (glass === null) return;
  const pane = flip(glass);
  c.defs.push(`<clipPath id="${id}g"><path d="${pane}"/></clipPath>`);
  const sky =
    `M0 0H${length}V${y(belt + 13)}C${two(length * 0.6)} ${y(belt + 9)} ${two(length * 0.35)} ` +
    `${y(belt + 11)} 0 ${y(belt + 6)}Z`;
  const glint = `M${two(length * 0.42)} 0l13 0l-26 60l-13 0ZM${two(length * 0.5)} 0l5 0l-26 60l-5 0Z`;
  c.add(
    `<path d="${pane}" fill="#21333B"/><g clip-path="url(#${id}g)">` +
      `<path d="${sky}" fill="#7FA9B4" opacity=".38"/><path d="${glint}" fill="#fff" opacity=".2"/></g>`,
  );
  for (const [x1, h1, x2, h2] of pillars) {
    const d = `M${x1} ${y(h1)}L${x2} ${y(h2)}`;
    c.add(`<path d="${d}" stroke="${isLight ? '#4B565B' : paint}" stroke-width="3.2"/>`);
    c.add(`<path d="${d}" stroke="${DARK}" stroke-width="3.2" opacity=".45"/>`);
  }
}

function fittings({ c, body, paint, isLight }: Drawing): void {
  const { belt, rail, doors, handles, glass, hasSlidingDoor } = body;
  if (rail) {
    const [from, to, height] = rail;
    const d =
      `M${from} ${y(height - 1.5)}Q${from + 2} ${y(height + 1.8)} ${from + 8} ${y(height + 2)}` +
      `H${to - 8}Q${to - 2} ${y(height + 1.6)} ${to} ${y(height - 2.5)}`;
    c.add(`<path d="${d}" fill="none" stroke="#39474D" stroke-width="1.7"/>`);
  }
  for (const [x1, h1, x2, h2] of doors)
    c.add(`<path d="M${x1} ${y(h1)}L${x2} ${y(h2)}" stroke="${DARK}" stroke-width="1" opacity=".38"/>`);
  for (const x of handles)
    c.add(
      `<rect x="${x}" y="${y(belt - 5)}" width="8.5" height="2.2" rx="1.1" ` +
        `fill="${isLight ? '#5C686C' : '#fff'}" opacity="${isLight ? 0.7 : 0.6}"/>`,
    );
  const x = glass === null ? 70 : (doors[0]?.[0] ?? 0) + 8;
  const mirror = flip(
    `M${x} ${belt + 1}L${x - 8} ${belt + 2}` +
      `C${x - 10} ${belt + 3} ${x - 10} ${belt + 7} ${x - 7} ${belt + 7.5}L${x - 2} ${belt + 7}Z`,
  );
  c.add(`<path d="${mirror}" fill="${paint}"/><path d="${mirror}" fill="${DARK}" opacity=".28"/>`);
  if (hasSlidingDoor) c.add(`<path d="M136 ${y(50)}H228" stroke="${DARK}" stroke-width="1.2" opacity=".4"/>`);
}

function wheel({ c, body: { wheelRadius: r } }: Drawing, x: number): void {
  const at = y(r);
  const disc = (share: number, colour: string): void =>
    c.add(`<circle cx="${x}" cy="${at}" r="${two(r * share)}" fill="${colour}"/>`);
  disc(1, '#161E22');
  disc(0.66, '#D5DADB');
  disc(0.56, '#8C979B');
  for (let spoke = 0; spoke < 5; spoke++) {
    const turn = spoke * 1.2566 - 1.57;
    const end = `${two(x + Math.cos(turn) * r * 0.58)} ${two(at + Math.sin(turn) * r * 0.58)}`;
    c.add(`<path d="M${x} ${at}L${end}" stroke="#E3E7E7" stroke-width="2.6"/>`);
  }
  disc(0.15, '#5F696D');
}

/** Draws a car in the place and size of a transform. */
export function drawCar(c: Board, motif: CarMotif, transform: string): void {
  const body = CAR_BODIES[motif];
  const name = c.o.paint ?? body.paint;
  const isLight = LIGHT_PAINTS.has(name);
  const outline = `${flip(body.outline)}${arches(body)}Z`;
  const drawing: Drawing = { c, body, paint: PAINTS[name], isLight, outline, id: c.id('v') };
  const { length, wheels, wheelRadius, sill, glass } = body;
  const [front, back] = wheels;
  const under =
    `M${front - 2} ${sill + 1}L${back + 2} ${sill + 1}L${back + 2} ${wheelRadius + 10}` +
    `L${front - 2} ${wheelRadius + 10}Z`;
  c.add(
    `<g transform="${transform}"><ellipse cx="${length / 2}" cy="${CAR_GROUND + 0.6}" ` +
      `rx="${two(length * 0.52)}" ry="3.4" fill="${DARK}" opacity=".22"/>` +
      `<path d="${flip(under)}" fill="#10191D"/>`,
  );
  if (glass === null) seats(drawing);
  hull(drawing);
  windows(drawing);
  fittings(drawing);
  for (const x of wheels) wheel(drawing, x);
  c.add('</g>');
}
