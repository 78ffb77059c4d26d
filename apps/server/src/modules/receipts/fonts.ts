/** The receipt's fonts: read once, whole, so that names of four scripts have their glyphs (decision 0012). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const FILES = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
} as const;
export type FontName = keyof typeof FILES;

const read = new Map<FontName, Buffer>();

export function fontFile(name: FontName): Buffer {
  const known = read.get(name) ?? readFileSync(resolve(FILES[name]));
  read.set(name, known);
  return known;
}
