import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { pauseAnimationOffScreen } from './pause-animation-off-screen.ts';
import { drawMoon, drawSkyLayer } from './sky-layer.ts';

/** Place of the sky on the page, which sets the height of the horizon. */
export type SkyStageVariant = 'hero' | 'strip' | 'door' | 'dusk' | 'sheet' | 'panel';

type SkyStageProps = {
  /** Local hour, 0 to 24. */
  hour: number;
  stage?: SkyStageVariant;
  /** Moon phase, 0 to 1. */
  moon?: number;
  isStill?: boolean;
  isForVisitor?: boolean;
};

/** Lengths are container units, so that the drawing is right before any script runs. */
export function SkyBackground({
  hour,
  stage = 'hero',
  moon = 0.35,
  isStill = false,
  isForVisitor = false,
}: SkyStageProps) {
  const [layers, setLayers] = useState([hour]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? pauseAnimationOffScreen(box.current) : undefined), []);
  if (layers.at(-1) !== hour) setLayers([...layers.slice(-1), hour]);

  return (
    <div
      ref={box}
      aria-hidden="true"
      data-visitor-sky={isForVisitor || undefined}
      className={`sky sky-${stage} ${isStill ? '' : 'sky-breathes'}`}
    >
      {layers.map((layer, index) => (
        <SkyLayer key={layer} hour={layer} moon={moon} {...(index > 0 ? { onShown: () => setLayers([layer]) } : {})} />
      ))}
    </div>
  );
}

function SkyLayer({ hour, moon, onShown }: { hour: number; moon: number; onShown?: () => void }) {
  const { tone, properties, html } = drawSkyLayer(hour, moon);
  return (
    <div
      className={`sky-layer ${onShown ? 'fades-in' : ''}`}
      data-tone={tone}
      style={properties as CSSProperties}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
      onAnimationEnd={({ animationName }) => animationName === 'fade-in' && onShown?.()}
    />
  );
}

export function SkyMoon({ phase, skyTop }: { phase: number; skyTop: string }) {
  return <g dangerouslySetInnerHTML={{ __html: drawMoon(phase, skyTop) }} />;
}
