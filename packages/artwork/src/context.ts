/**
 * The drawing board that every scene works on: the picture's size, its palette, its seeded numbers, and
 * the shapes.
 * Short names on purpose, for scenes are dense with them: W and H the picture's sides, u one hundredth of it,
 * P the palette, T the time of day, r() a seeded number, R(a, b) one between a and b.
 */
import { mix } from './colour.ts';
import type { ArtOptions, ArtTime } from './kinds.ts';
import { PALETTES, type Palette, TIMES } from './palettes.ts';
import { hash, sequence } from './random.ts';

export type Point = readonly [number, number];
/** Offset, colour, opacity. */
type Stop = readonly [number, string, number?];
/** The view from a room's window is a picture of its own, so drawing is handed to the scenes that need it. */
type DrawInner = (options: ArtOptions) => string;

/** One decimal is enough, and keeps the markup small. */
export const n1 = (v: number): number => Math.round(v * 10) / 10;
const shorten = (d: string): string => d.replace(/-?\d+\.\d+/g, (m) => String(n1(+m)));
const opacity = (a: number | undefined): string => (a === undefined ? '' : ` opacity="${a}"`);

export class Board {
  readonly W: number;
  readonly H: number;
  readonly u: number;
  readonly o: ArtOptions;
  readonly T: ArtTime;
  /** Of a facade: in its own colors. */
  P: Palette;
  /** Of a facade: which of its six forms, from 0. */
  variant = 0;
  readonly uid: string;
  readonly drawInner: DrawInner;
  readonly defs: string[] = [];
  readonly out: string[] = [];
  r: () => number;
  /** Counts the ids of gradients and clips. */
  k = 0;
  /** Where the sun stands; scenes place their subject on the other side. */
  sx = 0;

  constructor(o: ArtOptions, drawInner: DrawInner) {
    this.o = o;
    this.drawInner = drawInner;
    this.W = o.width;
    this.H = o.height;
    this.r = sequence(`${o.seed}|${o.kind}`);
    const identity = [o.seed, o.kind, o.width, o.height, o.motif, o.time, o.paint].join();
    this.uid = `a${hash(identity).toString(36)}`;
    this.u = Math.min(o.height, o.width * 0.8) / 100;
    this.T = o.time ?? this.pick(TIMES[o.kind]);
    this.P = PALETTES[this.T];
  }
  /** Starts the numbers anew for a part, so that crops of one subject keep the same subject. */
  fork(part: string): void {
    this.r = sequence(`${this.o.seed}|${this.o.kind}|${part}`);
  }
  R(a: number, b: number): number {
    return a + (b - a) * this.r();
  }
  pick<Item>(items: readonly Item[]): Item {
    const index = Math.floor(this.r() * items.length);
    if (!(index in items)) throw new RangeError('nothing to pick from');
    return items[index] as Item;
  }
  get dark(): boolean {
    return this.T === 'dusk' || this.T === 'night';
  }
  /** From the haze (0) to what is near (1). */
  tone(t: number): string {
    return mix(this.P.far, this.P.near, t);
  }
  id(infix = ''): string {
    const count = infix ? String(this.k) : this.k.toString(36);
    this.k += 1;
    return this.uid + infix + count;
  }
  add(markup: string): void {
    this.out.push(markup);
  }
  grad(stops: readonly Stop[]): string {
    const id = this.id();
    const inner = stops.map(
      ([at, colour, a]) =>
        `<stop offset="${at}" stop-color="${colour}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`,
    );
    this.defs.push(
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${inner.join('')}</linearGradient>`,
    );
    return `url(#${id})`;
  }
  glow(x: number, y: number, r: number, colour: string, a = 0.6): void {
    const id = this.id();
    this.defs.push(
      `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${a}"/>` +
        `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
    this.circ(x, y, r, `url(#${id})`);
  }
  rect(x: number, y: number, w: number, h: number, fill: string, rx = 0, a?: number): void {
    const round = rx ? ` rx="${n1(rx)}"` : '';
    this.add(
      `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" ` +
        `height="${n1(h)}" fill="${fill}"${round}${opacity(a)}/>`,
    );
  }
  circ(x: number, y: number, r: number, fill: string, a?: number): void {
    this.add(`<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${fill}"${opacity(a)}/>`);
  }
  ell(x: number, y: number, rx: number, ry: number, fill: string, a?: number): void {
    this.add(
      `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${fill}"${opacity(a)}/>`,
    );
  }
  poly(points: readonly Point[], fill: string, a?: number): void {
    const d = points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L');
    this.add(`<path d="M${d}Z" fill="${fill}"${opacity(a)}/>`);
  }
  path(d: string, fill: string, extra = ''): void {
    this.add(`<path d="${shorten(d)}" fill="${fill}" ${extra}/>`);
  }
  line(d: string, colour: string, width: number, extra = ''): void {
    this.path(d, 'none', `stroke="${colour}" stroke-width="${n1(width)}" stroke-linecap="round" ${extra}`);
  }
  /** A smooth wave of seeded heights from 0 to 1. */
  noise(): (x: number) => number {
    const heights = Array.from({ length: 64 }, () => this.r());
    const heightAt = (i: number): number => heights[i & 63] ?? 0;
    return (x) => {
      const i = Math.floor(x);
      const f = x - i;
      const s = f * f * (3 - 2 * f);
      return heightAt(i) * (1 - s) + heightAt(i + 1) * s;
    };
  }
}
