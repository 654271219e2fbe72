import type { SkyColors } from 'frontend-public/art/sky';
import { height, line, rgb, tint, width } from './paint.ts';

const radius = height * 0.4;
const thickness = height * 0.015;
const reach = (11 * Math.PI) / 180;
const chairs = [12, 51, 90, 129, 168].map((degrees) => Math.PI - (degrees * Math.PI) / 180);

export function paintChairs(picture: Float32Array, sky: SkyColors, shown: (index: number) => number): void {
  const color = rgb(sky.tone === 'light' ? '#151D36' : '#F3F1EA');
  const opacities = chairs.map((_, index) => shown(index));
  if (opacities.every((opacity) => opacity === 0)) return;
  const outer = Math.ceil(radius + thickness);
  for (let y = line - outer; y < line; y += 1) {
    for (let x = width / 2 - outer; x < width / 2 + outer; x += 1) {
      const [across, up] = [x + 0.5 - width / 2, line - y - 0.5];
      const distance = Math.hypot(across, up);
      if (Math.abs(distance - radius) > thickness) continue;
      const angle = Math.atan2(up, across);
      chairs.forEach((chair, index) => {
        const beyond = Math.max(0, Math.abs(angle - chair) - reach) * radius;
        const away = Math.hypot(distance - radius, beyond);
        const covered = Math.min(1, Math.max(0, thickness / 2 - away + 0.5));
        if (covered > 0) tint(picture, x, y, color, covered * (opacities[index] ?? 0));
      });
    }
  }
}
