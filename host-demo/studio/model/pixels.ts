const MOST_SIDE = 400;

/** The pixels of a picture file, at no more than is needed. The file goes nowhere. */
export async function pixelsOf(file: Blob): Promise<ImageData> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // A drawing may say no size.
    const [width, height] = [image.naturalWidth || MOST_SIDE, image.naturalHeight || MOST_SIDE];
    const scale = Math.min(1, MOST_SIDE / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser draws no pictures.');
    // Colours that are mixed by scaling are nobody's.
    context.imageSmoothingEnabled = false;
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(url);
  }
}
