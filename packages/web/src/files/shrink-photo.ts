/** Photos of phones are larger than a page needs, and too slow to send on the way. */
const SMALL_BYTES = 1_500_000;
const SIDE_MAX = 2_400;

/** The same file when it's small, no picture, or can't be drawn here; otherwise a smaller JPEG. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size <= SMALL_BYTES || !file.type.startsWith('image/')) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
    return smaller && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}
