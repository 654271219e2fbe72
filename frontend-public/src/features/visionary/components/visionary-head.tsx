import { useEffect, useState, type ReactNode } from 'react';
import { deviceStorage, isStorageBlocked } from 'shell/storage';
import { reflectionStrokes } from '../../../ui/art/reflection.ts';

interface VisionaryHeadProps {
  isOpen: boolean | undefined;
  above?: ReactNode;
  lead: string;
}

export function VisionaryPageHeader({ isOpen, above, lead }: VisionaryHeadProps) {
  return (
    <header data-theme="dark" className="overflow-clip bg-[#131735] text-ink">
      <div className="relative border-b-hair border-moon/50 bg-[#1a2048]">
        <div className="column relative flex min-h-88 flex-col items-start justify-end pt-32 wide:min-h-108">
          <div className="absolute -right-[52px] bottom-0 w-[208px] tablet:-right-[40px] tablet:w-[400px] wide:-right-[30px] wide:w-[662px]">
            {isOpen !== undefined && (isOpen ? <ClosedRingsDrawing /> : <DottedRingsDrawing />)}
          </div>
          {above && <div className="relative z-10 mb-3">{above}</div>}
          <h1 className="baseline-bottom title-108 relative z-10 max-w-[5em] max-tablet:text-[min(15vw,58px)]!">
            Visionary Circle
          </h1>
        </div>
      </div>
      <div className="column min-h-29.5 pt-8 pb-10 wide:min-h-47 wide:pt-9">
        <p className="relative z-10 max-w-124 text-lead">{lead}</p>
      </div>
    </header>
  );
}

const ringMs = 700;
const rings = [150, 236, 330];
const core = 72;

const half = (r: number): string => `M${-r} 0a${r} ${r} 0 0 1 ${2 * r} 0`;

function Rings({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="-331 -331 662 331"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeLinecap="round"
      className="block w-full overflow-visible"
    >
      {children}
    </svg>
  );
}

function ClosedRingsDrawing() {
  const [isClosing] = useState(isFirstView);
  useEffect(() => storeRingState(true), []);
  const after = (count: number) =>
    isClosing ? { animationDelay: `${count * ringMs}ms`, animationFillMode: 'backwards' } : {};
  return (
    <Rings>
      {rings.toReversed().map((r) => (
        <path key={r} d={half(r)} fill="#8790c8" fillOpacity="0.13" />
      ))}
      {rings.map((r, at) => (
        <path
          key={r}
          d={half(r)}
          pathLength="1"
          stroke="#f3f1ea"
          strokeWidth="1.25"
          vectorEffect="non-scaling-stroke"
          className={isClosing ? 'ring-closes' : undefined}
          style={after(at)}
        />
      ))}
      <g className={isClosing ? 'fades-in motion-reduce:animate-none!' : undefined} style={after(rings.length)}>
        <path d={half(core)} fill="var(--gold)" />
        <g stroke="var(--gold)">
          {reflectionStrokes.slice(0, 5).map(({ y, from, to, opacity }) => (
            <path key={y} d={`M${from * 0.7} ${6 + y}H${to * 0.7}`} strokeWidth="2.4" opacity={opacity} />
          ))}
        </g>
      </g>
    </Rings>
  );
}

function DottedRingsDrawing() {
  useEffect(() => storeRingState(false), []);
  return (
    <Rings>
      <g stroke="#f3f1ea" className="[stroke-dasharray:0.1_11] wide:[stroke-dasharray:0.1_6]">
        {rings.toReversed().map((r) => (
          <path key={r} d={half(r)} strokeWidth="3" opacity="0.65" />
        ))}
        <path d={half(core)} strokeWidth="4" />
      </g>
    </Rings>
  );
}

const closedRingsKey = 'oneness-rings-closed';

/** Always false if the browser blocks storage, because the animation would otherwise repeat on each visit. */
function isFirstView(): boolean {
  return !isStorageBlocked() && deviceStorage.get(closedRingsKey) === null;
}

function storeRingState(areClosed: boolean): void {
  if (areClosed) deviceStorage.set(closedRingsKey, 'true');
  else deviceStorage.remove(closedRingsKey);
}
