/** Reads a code off the page as a scanner at the gate would. */
import type { Locator } from 'playwright-core';
import decodeQR from 'qr/decode.js';

const SCALE = 6;

/** `code`: the drawing of one; its text. */
export async function scanCode(code: Locator): Promise<string> {
  const size = Number((await code.getAttribute('viewBox'))?.split(' ')[2]);
  const path = (await code.locator('path').last().getAttribute('d')) ?? '';
  const side = size * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++)
      for (let at = Number(x) * SCALE; at < (Number(x) + Number(run)) * SCALE; at++)
        data.fill(0, (row * side + at) * 4, (row * side + at) * 4 + 3);
  }
  return decodeQR({ width: side, height: side, data });
}
