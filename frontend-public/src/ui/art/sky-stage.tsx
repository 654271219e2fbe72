import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { mixColors } from './color.ts';
import { isNewMoon, litMoonPath } from './moon.ts';
import { reflectionStrokes } from './reflection.ts';
import { computeSkyColors, type SkyColors } from './sky.ts';

/**
 * Place of the sky on the page. It sets the height of the horizon: hero 66 % (phone 60 %), strip 72 %, sheet (menu) 70 %, door
 * (sign-in) at the lower edge, dusk (footer) above the bottom. panel is a small picture with its sun at --panel-x.
 */
export type SkyStageVariant = 'hero' | 'strip' | 'door' | 'dusk' | 'sheet' | 'panel';

type SkyStageProps = {
  /** Local hour for which the sky is drawn, 0 to 24. A change of the hour is faded. */
  hour: number;
  stage?: SkyStageVariant;
  /** Moon phase, 0 to 1. */
  moon?: number;
  isStill?: boolean;
};

const largestFirst = [6, 5, 4, 3, 2, 1, 0];

/**
 * Draws the sky; it fills its parent, which must be positioned. All lengths are container units, so the drawing is
 * right before any script runs. Put text next to the drawing, not inside it.
 */
export function SkyBackground({ hour, stage = 'hero', moon = 0.35, isStill = false }: SkyStageProps) {
  const [layers, setLayers] = useState([hour]);
  const box = useRef<HTMLDivElement>(null);
  useRestOffScreen(box);
  if (layers.at(-1) !== hour) setLayers([...layers.slice(-1), hour]);

  return (
    <div ref={box} aria-hidden="true" className={`sky sky-${stage} ${isStill ? '' : 'sky-breathes'}`}>
      {layers.map((layer, index) => (
        <SkyLayer
          key={layer}
          sky={computeSkyColors(layer)}
          moon={moon}
          {...(index > 0 ? { onShown: () => setLayers([layer]) } : {})}
        />
      ))}
    </div>
  );
}

function SkyLayer({ sky, moon, onShown }: { sky: SkyColors; moon: number; onShown?: () => void }) {
  const { disc, rings, tone } = sky;
  const style = {
    '--progress': disc.progress.toFixed(4),
    '--scale': disc.scale.toFixed(4),
    '--lift': Math.max(0, disc.altitude).toFixed(4),
    '--depth': (Math.max(0, -disc.altitude) * (disc.kind === 'sun' ? 5 : 7)).toFixed(4),
  } as CSSProperties;
  return (
    <div
      className={`sky-layer ${onShown ? 'fades-in' : ''}`}
      data-tone={tone}
      style={style}
      onAnimationEnd={({ animationName }) => animationName === 'fade-in' && onShown?.()}
    >
      <div className="sky-above" style={{ backgroundImage: `linear-gradient(${sky.top}, ${sky.line})` }}>
        <svg className="sky-disc" viewBox="-100 -100 200 200" focusable="false">
          <g fill={rings.color}>
            {largestFirst.map((ring) => (
              <circle
                key={ring}
                r={(100 * (1.55 + 0.75 * ring + 0.34 * ring ** 2)).toFixed(1)}
                fillOpacity={(rings.strengths[ring] ?? 0).toFixed(3)}
                className="sky-ring breathes"
                style={{ animationDelay: `${(ring * 0.35).toFixed(2)}s` }}
              />
            ))}
          </g>
          {disc.kind === 'sun' ? <circle r="100" fill={disc.color} /> : <SkyMoon phase={moon} skyTop={sky.top} />}
        </svg>
      </div>
      <div className="sky-below" style={{ backgroundImage: `linear-gradient(${sky.sea}, ${sky.seaEnd})` }}>
        <Reflection {...sky.reflection} />
      </div>
      <div className="sky-horizon" style={{ background: tone === 'light' ? '#151d368c' : '#f3f1ea80' }} />
    </div>
  );
}

export function SkyMoon({ phase, skyTop }: { phase: number; skyTop: string }) {
  const dark = mixColors(skyTop, '#8790C8', 0.22);
  if (isNewMoon(phase)) return <circle r="99" fill={dark} stroke="#C3C7DE" strokeWidth="2" />;
  return (
    <>
      <circle r="100" fill={dark} />
      <path d={litMoonPath(phase, 100)} fill="#F3F1EA" />
    </>
  );
}

function Reflection({ color, strength }: SkyColors['reflection']) {
  return (
    <svg className="sky-reflection" viewBox="-200 0 400 230" preserveAspectRatio="none" focusable="false">
      <g stroke={color} strokeOpacity={strength.toFixed(3)} strokeLinecap="round">
        {reflectionStrokes.map(({ y, from, to, thickness, opacity }) => (
          <path
            key={y}
            d={`M${from} ${y}H${to}`}
            strokeWidth={thickness}
            opacity={opacity}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
    </svg>
  );
}

function useRestOffScreen(box: React.RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watcher = new IntersectionObserver(([entry]) => element.toggleAttribute('data-away', !entry?.isIntersecting));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box]);
}
