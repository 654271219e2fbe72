/** Position in a picture: `x` from the left and `y` from the top, each from 0 to 1. */
export interface FocalPoint {
  x: number;
  y: number;
}

export const centerPoint: FocalPoint = { x: 0.5, y: 0.5 };

const STEP = 0.02;
const LARGE_STEP = 0.1;

const directions: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const limit = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

export function moveFocalPointByKey({ x, y }: FocalPoint, key: string, isLarge: boolean): FocalPoint | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const step = isLarge ? LARGE_STEP : STEP;
  return { x: limit(x + direction.x * step), y: limit(y + direction.y * step) };
}

export const toFocalPoint = (
  { clientX, clientY }: { clientX: number; clientY: number },
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): FocalPoint => ({ x: limit((clientX - left) / width), y: limit((clientY - top) / height) });

export const describeFocalPoint = ({ x, y }: FocalPoint): string =>
  `${Math.round(x * 100)} % from the left, ${Math.round(y * 100)} % from the top`;

export const toObjectPosition = (point: FocalPoint | null): string => {
  const { x, y } = point ?? centerPoint;
  return `${x * 100}% ${y * 100}%`;
};
