import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { haze, peak, ridge, sky } from '../landscape.ts';
import { tree } from '../trees.ts';

/** The lodge's ground line and its timber, roof and lit glass. */
type Timber = {
  readonly c: Board;
  readonly g: number;
  readonly wood: string;
  readonly rf: string;
  readonly lit: string;
};
function gable({ c, g, wood, rf, lit }: Timber, x: number, w: number, h: number): void {
  const { u, P } = c;
  c.rect(x - w * 0.43, g - h * 0.46, w * 0.86, h * 0.46, wood);
  c.poly(
    [
      [x - w * 0.43, g - h * 0.46],
      [x, g - h * 0.96],
      [x + w * 0.43, g - h * 0.46],
    ],
    mix(wood, P.wall, 0.1),
  );
  c.poly(
    [
      [x - w * 0.33, g - h * 0.05],
      [x - w * 0.33, g - h * 0.42],
      [x, g - h * 0.8],
      [x + w * 0.33, g - h * 0.42],
      [x + w * 0.33, g - h * 0.05],
    ],
    lit,
  );
  for (const k of [-0.165, 0, 0.165])
    c.rect(
      x + k * w - 0.4 * u,
      g - h * 0.8 + Math.abs(k) * h * 1.1,
      0.8 * u,
      h * 0.76 - Math.abs(k) * h * 1.1,
      wood,
    );
  c.rect(x - w * 0.33, g - h * 0.42, w * 0.66, 0.9 * u, wood);
  c.poly(
    [
      [x - w * 0.56, g - h * 0.36],
      [x, g - h * 1.06],
      [x + w * 0.56, g - h * 0.36],
      [x + w * 0.5, g - h * 0.32],
      [x, g - h * 0.93],
      [x - w * 0.5, g - h * 0.32],
    ],
    rf,
  );
}
function wings({ c, g, wood, rf, lit }: Timber, gx: number): void {
  const { u, P } = c;
  c.rect(gx - 58 * u, g - 17 * u, 116 * u, 17 * u, mix(wood, P.near, 0.1));
  c.poly(
    [
      [gx - 61 * u, g - 16 * u],
      [gx - 53 * u, g - 27 * u],
      [gx + 53 * u, g - 27 * u],
      [gx + 61 * u, g - 16 * u],
    ],
    rf,
  );
  for (let i = 0; i < 10; i++)
    if (Math.abs(i - 4.5) > 1.6)
      c.rect(
        gx - 54 * u + i * 11.4 * u,
        g - 12.6 * u,
        5.2 * u,
        7 * u,
        c.r() < 0.75 ? lit : mix(wood, P.near, 0.5),
      );
}
function meadow({ c, g }: Timber, gx: number): void {
  const { W, H, u, P } = c;
  c.rect(0, g, W, H - g, mix(P.stone, P.leaf, 0.45));
  ridge(c, g + 8 * u, 5 * u, 2, mix(P.leaf, P.near, 0.28));
  c.path(
    `M${gx - 5 * u} ${g}Q${gx + 4 * u} ${g + 8 * u} ${gx - 22 * u} ${H + 2}` +
      `H${gx + 16 * u}Q${gx + 14 * u} ${g + 8 * u} ${gx + 5 * u} ${g}Z`,
    mix(P.stone, P.wall, 0.35),
  );
  for (let i = 0; i < 12; i++) {
    const k = c.r() < 0.5 ? c.R(-0.02, 0.2) : c.R(0.8, 1.02);
    tree(c, 'conifer', k * W, H + u, c.R(24, 52) * u, mix(P.leaf, P.near, c.R(0.4, 0.64)));
  }
}
/** A timber lodge before peaks; a cabin, without the wings, when it is a home. */
export function lodge(c: Board, home = false): void {
  const { W, H, u, P } = c,
    g = H * 0.8,
    sn = mix('#FFFFFF', P.sky[2], 0.2);
  sky(c, g);
  for (const [x, h] of [
    [0.16, 50],
    [0.86, 44],
    [0.5, 58],
  ] as const)
    peak(c, x * W, g, h * u, 84 * u, mix(c.tone(0.1), P.near, 0.1), mix(c.tone(0.1), P.sky[2], 0.3), sn);
  haze(c, g, 34 * u, 0.85);
  for (let x = 0; x < W; x += c.R(2, 4.4) * u)
    tree(c, 'conifer', x, g, c.R(14, 27) * u, mix(mix(P.leaf, P.far, 0.4), P.near, c.R(0, 0.22)));
  haze(c, g, 12 * u, 0.4);
  c.fork('f');
  const gx = W * 0.5,
    s = (home ? 30 : 34) * u,
    wood = mix(P.roof, P.near, 0.42),
    rf = mix(P.near, P.far, 0.16),
    lit = mix(P.light, '#FFFFFF', 0.05);
  const timber: Timber = { c, g, wood, rf, lit };
  if (!home) wings(timber, gx);
  c.rect(gx + s * 0.36, g - s * 1.3, 4 * u, s * 0.7, mix(P.stone, P.near, 0.3));
  gable(timber, gx, s * 1.5, s * 1.35);
  c.glow(gx, g - s * 0.4, s * 1.1, P.light, 0.22);
  meadow(timber, gx);
}
