/** The roofs that a palace's façade may have, and what its parts share. */

import { box } from '../buildings.ts';
import { mix } from '../colour.ts';
import type { Board } from '../context.ts';

/** What the parts of a façade share. */
export type Facade = {
  readonly c: Board;
  readonly home: boolean;
  readonly g: number;
  readonly dim: boolean;
  readonly wall: string;
  readonly shade: string;
  readonly trim: string;
  readonly roof: string;
  readonly n: number;
  readonly fw: number;
  readonly x0: number;
  readonly fl: number;
  readonly fh: number;
  readonly base: number;
  readonly top: number;
  readonly glass: string;
  readonly bw: number;
  readonly mh: number;
};
export function mansard({ c, x0, top, mh, fw, bw, n, roof, trim, glass }: Facade): void {
  const { u, P } = c;
  c.poly(
    [
      [x0 - 1 * u, top],
      [x0 + 3 * u, top - mh],
      [x0 + fw - 3 * u, top - mh],
      [x0 + fw + 1 * u, top],
    ],
    roof,
  );
  c.rect(x0 + 3 * u, top - mh - 0.8 * u, fw - 6 * u, 1 * u, mix(roof, P.near, 0.3));
  for (let i = 0; i < n; i++) {
    const cx = x0 + bw * (i + 0.5);
    if (i % 2 === (n >> 1) % 2) {
      c.rect(cx - 2.2 * u, top - mh + 1.6 * u, 4.4 * u, mh - 1.6 * u, trim);
      c.rect(
        cx - 1.4 * u,
        top - mh + 3.2 * u,
        2.8 * u,
        mh - 4.4 * u,
        c.r() < 0.6 ? glass : mix(P.near, P.sky[0], 0.3),
        1.3 * u,
      );
      c.path(
        `M${cx - 2.8 * u} ${top - mh + 1.9 * u}q${2.8 * u} ${-3.4 * u} ${5.6 * u} 0Z`,
        mix(roof, P.near, 0.25),
      );
    }
  }
}

export function parapet({ c, x0, top, fw, bw, n, wall, trim, glass }: Facade): void {
  const { u, P } = c;
  c.rect(x0 + fw * 0.3, top - 9 * u, fw * 0.4, 9 * u, mix(wall, P.shade, 0.12));
  c.rect(x0 + fw * 0.29, top - 10 * u, fw * 0.42, 1.4 * u, trim);
  for (let i = 0; i < 3; i++)
    c.rect(x0 + fw * (0.36 + i * 0.11), top - 7.4 * u, fw * 0.06, 4.6 * u, glass, 0.6 * u);
  c.rect(x0 - 0.6 * u, top - 4.4 * u, fw + 1.2 * u, 1 * u, trim);
  let b = '';
  for (let x = x0; x < x0 + fw - 0.4 * u; x += 1.7 * u) b += box(x, top - 3.5 * u, 0.7 * u, 3.5 * u);
  c.path(b, trim);
  for (let i = 0; i <= n; i++) c.rect(x0 + i * bw - 1 * u, top - 5 * u, 2 * u, 5 * u, trim, 0.3 * u);
  for (const q of [0, fw]) {
    c.circ(x0 + q, top - 6.2 * u, 1.5 * u, mix(P.leaf, P.near, 0.15));
  }
}

export function gable({ c, x0, top, mh, fw, wall, roof, trim, glass }: Facade): void {
  const { u, P } = c;
  c.poly(
    [
      [x0 - 2 * u, top],
      [x0 + fw * 0.09, top - mh],
      [x0 + fw * 0.91, top - mh],
      [x0 + fw + 2 * u, top],
    ],
    roof,
  );
  for (let i = 1; i < 4; i++)
    c.rect(
      x0 + fw * 0.09 * (1 - i / 4) - 2 * u * (i / 4),
      top - mh + (mh * i) / 4,
      fw - 2 * (fw * 0.09 * (1 - i / 4) - 2 * u * (i / 4)),
      0.35 * u,
      P.near,
      0,
      0.14,
    );
  c.poly(
    [
      [x0 + fw * 0.28, top + 0.6 * u],
      [x0 + fw / 2, top - 13 * u],
      [x0 + fw * 0.72, top + 0.6 * u],
    ],
    trim,
  );
  c.poly(
    [
      [x0 + fw * 0.33, top - 0.4 * u],
      [x0 + fw / 2, top - 10.8 * u],
      [x0 + fw * 0.67, top - 0.4 * u],
    ],
    wall,
  );
  c.circ(x0 + fw / 2, top - 4.4 * u, 2.3 * u, trim);
  c.circ(x0 + fw / 2, top - 4.4 * u, 1.6 * u, glass);
  for (const q of [0.16, 0.84])
    c.rect(x0 + fw * q - 1.6 * u, top - mh - 3.4 * u, 3.2 * u, 6 * u, mix(wall, P.shade, 0.5));
}
