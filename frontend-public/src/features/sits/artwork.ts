const size = 512;
const line = 366;

/** `share` is the played part, from 0 to 1. */
export function drawMeditationArtwork(share: number): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const paint = canvas.getContext('2d');
  if (!paint) return '';
  const [x, y, radius] = [size * 0.55, 220, 104];
  const circle = (r: number, fill: string) => {
    paint.fillStyle = fill;
    paint.beginPath();
    paint.arc(x, y, r, 0, 2 * Math.PI);
    paint.fill();
  };
  paint.fillStyle = '#20274F';
  paint.fillRect(0, 0, size, size);
  for (const r of [280, 170]) circle(r, '#B4B4EE14');
  circle(radius, '#3B4273');
  paint.fillStyle = '#F2B640';
  paint.beginPath();
  paint.arc(x, y, radius, -Math.PI / 2, Math.PI / 2);
  const bulge = Math.cos(Math.PI * share);
  paint.ellipse(x, y, Math.abs(radius * bulge), radius, 0, Math.PI / 2, -Math.PI / 2, bulge > 0);
  paint.fill();
  paint.fillStyle = '#10142B';
  paint.fillRect(0, line, size, size - line);
  paint.fillStyle = '#F3F1EA';
  paint.fillRect(0, line - 2, size, 4);
  paint.fillStyle = '#F2B640';
  for (let index = 0; index < 5; index += 1)
    paint.fillRect(x - 90 + 12 * index, line + 22 + 20 * index, 180 - 24 * index, 5);
  return canvas.toDataURL('image/png');
}
