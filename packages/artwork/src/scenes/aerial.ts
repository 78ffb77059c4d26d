import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { sky } from '../landscape.ts';

/** Above the clouds, with a wing. */
export function aerial(c: Board): void {
  const { W, H, u, P } = c,
    hz = H * 0.62;
  sky(c, hz, { clouds: 0, sx: 0.22 });
  c.rect(0, hz, W, H - hz, P.sky[2]);
  for (let i = 0; i < 6; i++) {
    const y = hz + (i * 7.5 - 2) * u,
      f = mix(mix(P.sky[2], '#FFFFFF', 0.55), mix(P.far, P.sky[0], 0.4), i * 0.12);
    let d = `M-10 ${H + 2}V${y}`;
    for (let x = -10; x < W + 30 * u; ) {
      const w = c.R(6, 17) * u * (1 + i * 0.12);
      d += `q${w / 2} ${-c.R(3, 8) * u * (1 + i * 0.1)} ${w} ${c.R(-1, 1) * u}`;
      x += w;
    }
    c.path(`${d}V${H + 2}Z`, f, 'opacity=".94"');
  }
  const b = mix(P.wall, '#FFFFFF', 0.5);
  c.path(
    `M${W + 2} ${H * 0.74}L${W * 0.43} ${H * 0.505}` +
      `Q${W * 0.415} ${H * 0.49} ${W * 0.41} ${H * 0.4}L${W * 0.385} ${H * 0.4}` +
      `Q${W * 0.385} ${H * 0.52} ${W * 0.42} ${H * 0.545}L${W + 2} ${H * 0.96}Z`,
    b,
  );
  c.path(
    `M${W + 2} ${H * 0.88}L${W * 0.42} ${H * 0.53}L${W * 0.42} ${H * 0.545}L${W + 2} ${H * 0.96}Z`,
    mix(P.shade, P.far, 0.4),
  );
  c.path(
    `M${W * 0.41} ${H * 0.4}L${W * 0.385} ${H * 0.4}` +
      `Q${W * 0.385} ${H * 0.47} ${W * 0.396} ${H * 0.5}L${W * 0.42} ${H * 0.49}Z`,
    P.roof,
  );
}
