import { mix } from '../colour.ts';
import { type Board, n1 } from '../context.ts';
import { type Interior, shell, view } from './interior.ts';

function setTable({ c, fy, tex, acc, wood, ink }: Interior, x: number): void {
  const { u } = c;
  const y = fy + 6 * u;
  c.rect(x - 0.2 * u, 0, 0.4 * u, 22 * u, ink);
  c.glow(x, 27 * u, 15 * u, '#FFD993', 0.5);
  c.path(`M${x - 5 * u} ${26 * u}a${5 * u} ${5 * u} 0 0 1 ${10 * u} 0Z`, mix('#C08B4A', acc, 0.1));
  c.ell(x, 26 * u, 5 * u, 0.8 * u, '#FFE9B8');
  c.rect(x - 0.7 * u, y - 9 * u, 1.4 * u, 12 * u, ink);
  c.ell(x, y + 3 * u, 6 * u, 1 * u, ink);
  c.ell(x, y - 9 * u, 13 * u, 2.2 * u, mix(tex, wood, 0.12));
  c.ell(x, y - 9.5 * u, 13 * u, 2 * u, tex);
  for (const k of [-1, 1] as const) {
    c.ell(x + k * 6 * u, y - 9.8 * u, 3 * u, 0.6 * u, '#FFFFFF');
    c.path(
      `M${x + k * 2.4 * u} ${y - 10 * u}v${-2.6 * u}m${-1 * u} ${-2.4 * u}h${2 * u}` +
        `q0 ${2.4 * u} ${-1 * u} ${2.4 * u}q${-1 * u} 0 ${-1 * u} ${-2.4 * u}Z`,
      '#FFFFFF',
      `stroke="#FFFFFF" stroke-width="${n1(0.25 * u)}" opacity=".8"`,
    );
    const cx = x + k * 18 * u;
    c.rect(cx - 4 * u, y - 15 * u, 8 * u, 12 * u, wood, 3 * u);
    c.rect(cx - 5 * u, y - 5 * u, 10 * u, 3 * u, mix(acc, '#FFFFFF', 0.1), 1.2 * u);
    c.rect(cx - 4 * u, y - 2 * u, 0.8 * u, 8 * u, ink);
    c.rect(cx + 3.2 * u, y - 2 * u, 0.8 * u, 8 * u, ink);
  }
}
/** A dining room: arched windows over a bench, lamps and set tables. */
export function dining(c: Board): void {
  const inside = shell(c);
  const { W, u } = c;
  const { fy, acc } = inside;
  const n = Math.max(2, Math.round(W / (46 * u))),
    bw = W / n;
  for (let i = 0; i < n; i++) {
    const w = Math.min(bw * 0.62, 30 * u);
    view(inside, bw * (i + 0.5) - w / 2, 12 * u, w, fy - 16 * u, true);
  }
  c.rect(0, fy - 17 * u, W, 13.6 * u, mix(acc, '#0B1A1E', 0.18));
  for (let x = 0; x < W; x += 5 * u) c.rect(x, fy - 17 * u, 0.5 * u, 13.6 * u, '#0B1A1E', 0, 0.16);
  c.rect(0, fy - 18 * u, W, 1.4 * u, mix(acc, '#FFFFFF', 0.2));
  for (let i = 0; i < n + 1; i++) setTable(inside, bw * i);
}
