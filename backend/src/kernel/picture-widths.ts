const pictureWidths = [480, 960, 1_440, 1_920] as const;

export function choosePictureWidths(original: number): number[] {
  const smaller = pictureWidths.filter((width) => width < original);
  return smaller.length < pictureWidths.length ? [...smaller, original] : smaller;
}
