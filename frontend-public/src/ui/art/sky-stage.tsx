import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { restOffScreen } from './rest-off-screen.ts';
import { drawMoon, drawSkyLayer } from './sky-layer.ts';

/**
 * Place of the sky on the page, which sets the height of the horizon: hero 66 % (less on phones and low screens), strip
 * 72 %, sheet (menu) 70 %, door (sign-in) at the lower edge, dusk (footer) above the bottom. panel is a small picture
 * with its sun at --panel-x.
 */
export type SkyStageVariant = 'hero' | 'strip' | 'door' | 'dusk' | 'sheet' | 'panel';

type SkyStageProps = {
  /** Local hour for which the sky is drawn, 0 to 24. A change of the hour is faded. */
  hour: number;
  stage?: SkyStageVariant;
  /** Moon phase, 0 to 1. */
  moon?: number;
  isStill?: boolean;
  /** True if the page script redraws the sky for the visitor's hour before React loads. */
  isForVisitor?: boolean;
};

/**
 * Draws the sky, which fills its positioned parent. All lengths are container units, so the drawing is right before any
 * script runs. Put text next to the drawing, not inside it.
 */
export function SkyBackground({
  hour,
  stage = 'hero',
  moon = 0.35,
  isStill = false,
  isForVisitor = false,
}: SkyStageProps) {
  const [layers, setLayers] = useState([hour]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? restOffScreen(box.current) : undefined), []);
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
